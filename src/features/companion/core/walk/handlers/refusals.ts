import { compose, type Draft } from '../../draft.ts';
import { NO_QUESTIONS, REFUSED } from '../../lines/repairing.ts';
import type { Scene } from '../../scene.ts';
import { wordAlways } from '../../speak.ts';
import { WAY_NAMES } from '../../ways/way-names.ts';
import { answerAsked } from '../answer-asked.ts';
import { takenUp } from '../clause-to-take-up.ts';
import { givePractice } from '../practise.ts';
import { quoted } from '../quote.ts';
import { askedWant } from '../reading/asked-of-life.ts';
import { leavesSomebody, leavesWay, toldBesideLeaving } from '../reading/leaving-a-way.ts';
import { plainOf } from '../reading/plain.ts';

/*
 * What they want none of: questions, lists, exercises.
 */

/** No more questions, from now on. */
export const withoutQuestions = ({ record }: Scene): Draft['change'] => ({
  refused: [...new Set([...record.refused, 'questions' as const])].slice(-6),
});

/** Quiet company from now on. */
export const keepQuiet = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(NO_QUESTIONS, scene)], {
    change: withoutQuestions(scene),
    thread: { isQuiet: true, at: null, aside: null, open: null, offered: null, hasToldWhatItIs: true },
  });

/** Something in place of questions: a practice, and no more questions. */
export function giveInQuiet(scene: Scene): Draft | null {
  const given = givePractice({ ...scene, mayAsk: false });
  const quiet = keepQuiet(scene);
  return (
    given &&
    quiet && {
      ...given,
      change: { ...quiet.change, ...given.change },
      thread: { ...quiet.thread, open: 'practice' },
    }
  );
}

/** Of the way that was walked, where it is what they leave. */
function leftCues({ turn, before }: Scene): string[] {
  const way = before.thread.at?.way;
  if (way === undefined || !leavesWay({ turn, before })) return [];
  if (leavesSomebody({ turn, before })) return ['somebody'];
  return way === 'decide' ? ['columns'] : ['walked'];
}

/** What is refused is over; a list, an exercise or a 'stop' is the end of whatever way is walked, and of offering any. */
export function leaveOff(scene: Scene): Draft | null {
  const { content } = scene.turn;
  const left = leftCues(scene);
  const refused = NO_LIST.test(content) ? ['menu'] : NO_EXERCISE.test(content) ? ['exercises'] : [];
  const cues = left.length > 0 ? left : refused;
  const ended = cues.length > 0 ? { at: null, aside: null, declined: WAY_NAMES.slice(0, 6) } : {};
  const tone = left.includes('somebody') ? { tone: 'plain' as const } : {};
  const told = left.length > 0 ? takenUp(toldBesideLeaving(scene).replace(/^no\b\W*/i, '')) : null;
  const slots = { theirs: told === null ? '' : quoted(told.words) };
  const answer = left.length > 0 ? answerBeside(scene) : null;
  return compose(scene, [wordAlways(REFUSED, scene, { cues, slots }), ...(answer?.wordings ?? [])], {
    thread: { open: null, hasToldWhatItIs: true, ...ended, ...tone, ...answer?.thread },
  });
}

/** What they ask beside it is answered, too, where no question of ours comes of it. */
function answerBeside(scene: Scene): Draft | null {
  const asked = askedWant(scene, plainOf(scene.turn.content));
  const { thread } = scene.before;
  const free = { ...scene, before: { ...scene.before, thread: { ...thread, at: null, aside: null } } };
  const answer = asked?.kind === 'asks' ? answerAsked(free, asked.asked) : null;
  return answer?.thread.at == null ? answer : null;
}
const NO_EXERCISE = /\b(?:exercises?|steps?|stop|said no|not writing)\b/i;
const NO_LIST =
  /\b(?:lists?|menus?|options|choices|multiple choice|homework|worksheet|copy|comprehension|let me|pick|none of)\b/i;
