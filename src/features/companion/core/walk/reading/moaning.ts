import type { FactKind } from '../../record/talk-record.ts';
import { isGrave } from '../../record/valence.ts';
import { saidBefore } from '../../said-so-far.ts';
import type { Scene } from '../../scene.ts';

const WANTS_TO_MOAN =
  /\b(?:need|want|have|got|here) to (?:just )?(?:rant|vent|moan|whinge|complain|let off steam)\b|\bjust (?:moaning|venting|ranting|whingeing)\b/i;
const GRAVE: ReadonlySet<FactKind> = new Set([
  'death',
  'illness',
  'break_up',
  'betrayal',
  'job_loss',
  'home_lost',
]);
/** 'the printer died'. */
const OF_THINGS =
  /\b(?:printer|phone|battery|car|laptop|computer|wifi|bus|train|kettle|boiler|oven|fridge|screen|telly|tv|tablet|engine|app) (?:has |had |just |then )*(?:died|is dead|crashed)\b/gi;
const HITS = /\b(?:hit|hits|hurts?|punch\w*|slapp\w*|chok\w*|threaten\w*|grabbed|scared of|afraid of)\b/i;

/** Somebody who said that they want to moan, and tells what is no more than that. */
export const isMoaning = ({ turn, reading, record, before }: Scene): boolean =>
  before.thread.tone === 'plain' &&
  turn.safety.tier === 'T0' &&
  saidBefore(turn).some((text) => WANTS_TO_MOAN.test(text)) &&
  !isGrave({ content: reading.content.replace(OF_THINGS, ' ') }) &&
  !HITS.test(turn.content) &&
  !record.facts.some(({ kind }) => GRAVE.has(kind));

const DID =
  /\b(he|she|they) (?:just |then |even |only |actually )*(?:goes|went|said|says|told|asks|asked|puts?|took|takes|left|leaves|wants|wanted|did|got|gets|ate|eats|rang|rings|walks|walked|sends|sent)\b(?![^.!?]*(?:n't\b|\bnot\b|\bnever\b))/giu;
/** Who did the last thing that is told; '' where that is not sure. */
export const whoDid = ({ turn }: Scene): string => {
  const end = turn.content.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  return [...end.matchAll(DID)].at(-1)?.[1]?.toLowerCase() ?? '';
};
