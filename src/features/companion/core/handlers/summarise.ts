import { summary } from '../moves/listening/summary.ts';
import type { TalkRecord } from '../record/talk-record.ts';
import { isGrieving, isJoyful, type Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';

const TOLD_BEFORE_SUMMARY = 6;
const MOST_POINTS = 2;
const FEWEST_POINTS = 2;
const MOST_WORDS_OF_A_POINT = 10;

/** Every five turns of telling: what was told, from the record alone. Never in joy or grief, nor where little was told. */
export function summarise(scene: Scene): Draft | null {
  const { record, turn } = scene;
  if (turn.content.includes('?') || /^\W*(?:no|ok|what|how|you)\b/i.test(turn.content)) return null;
  if (scene.before.asked === 'wording' || isGrieving(scene) || hasGladNews(record) || !hasWeight(record))
    return null;
  const isDue = record.toldSinceSummary >= TOLD_BEFORE_SUMMARY && scene.mayAsk && turn.safety.tier === 'T0';
  if (!isDue || isJoyful(scene) || scene.reading.feelings.length > 0 || scene.reading.fact !== null)
    return null;
  const points = pointsOf(record);
  if (points.length < FEWEST_POINTS) return null;
  return draft(scene, [summary], {
    slots: { points: points.join('; ') },
    phase: 'R4',
    change: { toldSinceSummary: 0 },
  });
}

/** Good news is enjoyed, not gathered. */
const hasGladNews = ({ facts }: TalkRecord): boolean => facts.some(({ valence }) => valence === 1);

/** Two things that happened, in words that can be said: a list of odd sentences is no summary. */
const hasWeight = ({ facts }: TalkRecord): boolean =>
  facts.filter(({ kind, words }) => kind !== 'told' && kind !== 'work' && words !== '').length >=
  FEWEST_POINTS;

/** The one or two weightiest facts, in the order in which they were told. */
function pointsOf({ facts, feelings }: TalkRecord): string[] {
  const named = feelings.map(({ word }) => word);
  const told = facts.filter(
    ({ words }) =>
      words.split(' ').length >= 3 &&
      words.split(' ').length <= MOST_WORDS_OF_A_POINT &&
      !/^(?:it|that|this|there)\b/.test(words) &&
      !named.some((name) => words.includes(name)),
  );
  const heavy = told.filter(({ kind }) => kind !== 'told' && kind !== 'work');
  const chosen = new Set(heavy.slice(0, MOST_POINTS).map(({ words }) => words));
  return told
    .map(({ words }) => words)
    .filter((words) => chosen.has(words))
    .filter((point, at, all) =>
      all.every((other, where) => where === at || !other.includes(point) || (other === point && where > at)),
    );
}
