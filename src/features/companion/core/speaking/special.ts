import type { Part } from './fit.ts';
import { fallback, part, type Speaker } from './hearing.ts';
import * as listen from './lines-listening.ts';
import { FINE, NOT_NORMAL, SPECIAL, UNSURE } from './lines-special.ts';

/** What is answered as a whole: questions about the guide, limits, greetings, silence. */
export const special = (speaker: Speaker): (Part | null)[] => {
  const { plan, voice } = speaker;
  const { move, reading } = plan;
  if (move.do !== 'special') return [];
  if (
    (move.kind === 'normal' || move.kind === 'opinion' || move.kind === 'advice') &&
    plan.state.situations.includes('unsafe-with')
  ) {
    const said = voice.say(NOT_NORMAL);
    if (said !== null) return [part(said, 4)];
  }
  if (move.kind === 'fine') return [part(voice.say(FINE) ?? voice.say(listen.ROOM), 3)];
  if (move.kind === 'unsure') {
    const ask =
      voice.say(plan.state.situations.length > 0 ? listen.OPEN : listen.EITHER) ?? voice.say(listen.OPEN);
    return [part(voice.say(UNSURE, { ask }) ?? ask, 3)];
  }
  const own = reading.mirrors.find((m) => m.kind !== 'self-attack');
  const e = own === undefined || move.kind === 'injection' ? null : `${own.text}.`;
  const j =
    reading.kind === 'emoji' ? (speaker.turn.content.match(/\p{Extended_Pictographic}/u)?.[0] ?? null) : null;
  const lines = SPECIAL[move.kind];
  const bare = lines.map((line) => line.replace(/\{e\} | \{e\}/g, ''));
  const chosen =
    (e === null
      ? null
      : voice.say(
          lines.filter((l) => l.includes('{e}')),
          { e },
        )) ?? voice.say(bare, { j });
  return [part(chosen ?? fallback(speaker), 3)];
};
