import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gateReply } from '#features/companion/core/gate/gate.ts';

const READERS = new URL('./readers/', import.meta.url);
/** What readers in a model's place replied; each read their own and marked what was wrong with it: nothing forbidden. */
const replies = readdirSync(READERS)
  .filter((file) => file.includes('-model-') && file.endsWith('.tsv'))
  .flatMap((file) => readFileSync(new URL(file, READERS), 'utf8').split('\n'))
  .map((line) => line.split('\t'))
  .flatMap(([, , kind, reply]) => (kind === 'REPLY' && reply !== undefined ? [reply] : []));

it('lets every reply of a reader in the place of a model through the gate untouched', () => {
  expect(replies.length).toBeGreaterThanOrEqual(68);
  expect(replies.filter((reply) => gateReply(reply).text !== reply)).toEqual([]);
});
