import type { Companion } from './companion.ts';
export const createGuide = (): Companion => ({
  name: 'guide',
  async *reply(turn) {
    yield { type: 'text', text: `i hear: ${turn.content}` };
    yield { type: 'end', phase: 'R1', technique: 'reflect', state: null, companion: 'guide' };
  },
});
