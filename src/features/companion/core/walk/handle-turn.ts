import { compose, type Draft } from '../draft.ts';
import { LUCK, TEST } from '../lines/answering.ts';
import { ENOUGH, PRAISED, YOURE_WELCOME } from '../lines/leaving.ts';
import { WHAT_IT_IS } from '../lines/opening.ts';
import { ASKED_AGAIN } from '../lines/repairing.ts';
import { QUIET } from '../lines/room.ts';
import type { Place } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { word, wordAlways } from '../speak.ts';
import { answerAboutUs, answerAsked, offerSides, offerThinking, sayIt } from './answer-asked.ts';
import { begin, lead, showWays } from './handlers/begin-chosen.ts';
import { beCorrected, ownTold, ownUp, takeThing } from './handlers/corrections.ts';
import { sayBye, smile } from './handlers/parting.ts';
import { giveInQuiet, keepQuiet, leaveOff } from './handlers/refusals.ts';
import {
  explain,
  sayDone,
  sayNo,
  sayNothing,
  sayUnsure,
  sayYes,
  takePick,
} from './handlers/short-answers.ts';
import { giveNumber, hearTold, room } from './handlers/telling.ts';
import { findWords, hearWish } from './handlers/words.ts';
import { greet, isNewsOfDeath, sorrowFor } from './open-talk.ts';
import { hearEdit } from './page/hear-edit.ts';
import { hearPage, isAnsweredFirst, stopPage } from './page/hear-page.ts';
import { keepPage } from './page/left-page.ts';
import { isWritten } from './page/page.ts';
import { followPractice, givePractice } from './practise.ts';
import { givenBack } from './quote.ts';
import { readBack, takeOff } from './read-back.ts';
import { askedAgain } from './reading/asked-again.ts';
import { asksForWays } from './reading/chosen-way.ts';
import { readWant } from './reading/read-want.ts';
import { isSmall } from './reading/small-questions.ts';
import { thingMeant } from './reading/thing-meant.ts';
import type { Want } from './reading/want.ts';
import { hasJustTold } from './reading/who-died.ts';
import { NOTHING_OPEN } from './steps/ask-step.ts';
import { beginWay, takeUpWay, weighSides } from './steps/begin-way.ts';
import { hearStep } from './steps/hear-step.ts';
import { endDecided, isAnswerAnyhow, isNoAnswer } from './steps/not-the-answer.ts';

type Handler = (scene: Scene, place: Place | null) => Draft | null;

const simply =
  (handler: (scene: Scene) => Draft | null): Handler =>
  (scene) =>
    handler(scene);

const say =
  (set: Parameters<typeof wordAlways>[0], more: Parameters<typeof compose>[2] = {}): Handler =>
  (scene) =>
    compose(scene, [wordAlways(set, scene)], more);

type Plain = Exclude<Want['kind'], 'us' | 'asks' | 'say' | 'way' | 'sides'>;

const HANDLERS: Readonly<Record<Plain, Handler>> = {
  bye: simply(sayBye),
  thanks: say(YOURE_WELCOME),
  hello: simply(greet),
  yes: sayYes,
  no: sayNo,
  nothing: sayNothing,
  idk: sayUnsure,
  done: sayDone,
  number: giveNumber,
  test: say(TEST),
  read_back: simply(readBack),
  stop: simply(stopPage),
  unkeep: simply(takeOff),
  baffled: explain,
  sides_offered: simply(offerSides),
  menu: simply(showWays),
  decide: (scene) => beginWay(scene, 'decide', { thread: { hasToldWhatItIs: true } }),
  quiet: simply(keepQuiet),
  quiet_practice: simply(giveInQuiet),
  refuse: simply(leaveOff),
  complain: simply(ownUp),
  correct: simply(beCorrected),
  words: simply(findWords),
  practice: simply(givePractice),
  cope: simply(offerThinking),
  again: simply(answerAgain),
  luck: say(LUCK),
  praise: say(PRAISED),
  jest: simply(smile),
  enough: say(ENOUGH, { phase: 'R6', thread: NOTHING_OPEN }),
  picked: takePick,
  told: hearTold,
};

/** In quiet company nothing is led: only what is asked of us is answered. */
const IN_QUIET: ReadonlySet<Want['kind']> = new Set([
  'yes',
  'no',
  'nothing',
  'idk',
  'done',
  'number',
  'told',
  'correct',
  'cope',
]);

const kindOf = (want: Want): string => (want.kind === 'asks' ? want.asked : want.kind);

function handleWant(scene: Scene, want: Want): Draft | null {
  const { at, isQuiet } = scene.before.thread;
  if (isQuiet && IN_QUIET.has(want.kind)) return compose(scene, [wordAlways(QUIET, scene)], {});
  if (at !== null && isAnswerAnyhow(scene, want)) return hearStep(scene, at);
  const wished = hearWish(scene, want, at);
  if (wished !== null) return wished;
  if (want.kind === 'us') return answerAboutUs(scene, want.about);
  if (want.kind === 'asks') return answerAsked(scene, want.asked);
  if (want.kind === 'sides') return weighSides(scene, want.sides);
  if (want.kind === 'say') return sayIt(scene, want.said);
  if (want.kind === 'way') {
    const asking = { ...scene, mayAsk: true };
    return lead(scene, takeUpWay(asking, want.way) ?? begin(asking, want.way));
  }
  return HANDLERS[want.kind](scene, at);
}

/** What was asked and passed over: one sorry, and the answer there is; never a question of ours in its place. */
function answerAgain(scene: Scene): Draft | null {
  const again = askedAgain(scene);
  if (again === null) return null;
  const content = `${again.question} ${again.about}`.trim();
  const wordCount = content.split(/\s+/).length;
  const anew = {
    ...scene,
    turn: { ...scene.turn, content },
    reading: { ...scene.reading, content, wordCount },
  };
  const want = readWant(anew);
  const draft = isAnsweredAgain(kindOf(want)) ? handleWant(anew, want) : null;
  const thing = draft === null ? thingMeant(scene) : null;
  if (thing !== null) return takeThing(scene, thing);
  if (draft === null) return compose(scene, [wordAlways(ASKED_AGAIN, scene, { cues: ['nothing'] })]);
  const it = again.about.split(/\s+/).length <= MOST_WORDS_OF_A_THING ? givenBack(again.about) : '';
  const sorry = wordAlways(ASKED_AGAIN, scene, { slots: { it } });
  return sorry === null ? draft : { ...draft, wordings: [sorry, ...draft.wordings] };
}
const MOST_WORDS_OF_A_THING = 6;
const ANSWERS_AGAIN = new Set(
  'us practice cope words medicine label law wheel joke why_i judge how_long tone what_if'.split(' '),
);
const isAnsweredAgain = (kind: string): boolean => ANSWERS_AGAIN.has(kind) || isSmall(kind);

const LAST_RESORT: Draft = {
  wordings: [{ id: 'last:0', text: "i'm here." }],
  technique: 'reflect',
  phase: 'R1',
  isGiving: false,
  change: {},
  thread: {},
};

/** News of a death beside something asked for: sorrow first. */
function withSorrow(scene: Scene, draft: Draft): Draft {
  const isMet = draft.wordings.some(({ id }) => /^(?:sorrow|remember)/.test(id));
  if (isMet || isWritten(scene.before.thread.at?.way) || !isNewsOfDeath(scene)) return draft;
  const sorry = sorrowFor(scene);
  return sorry === null ? draft : { ...draft, wordings: [sorry, ...draft.wordings] };
}

/** Not on the news of a death or of something glad: with the reply after it. */
function withWhatItIs({ before, ...scene }: Scene, { kind }: Want, draft: Draft): Draft {
  const isDue = before.turn > 0 && before.thread.tone !== 'plain' && !before.thread.hasToldWhatItIs;
  if (!isDue || draft.thread.hasToldWhatItIs === true || (kind !== 'told' && kind !== 'asks')) return draft;
  const said = word(WHAT_IT_IS, { ...scene, before });
  if (said === null) return draft;
  return {
    ...draft,
    wordings: [...draft.wordings, said],
    thread: { ...draft.thread, hasToldWhatItIs: true },
  };
}

function answer(scene: Scene, want: Want): Draft | null {
  const isPractice =
    want.kind !== 'again' && want.kind !== 'bye' && want.kind !== 'thanks' && want.kind !== 'complain';
  return (
    (asksForWays(scene.turn.content) ? showWays(scene) : null) ??
    (hasJustTold(scene) && !isWritten(scene.before.thread.at?.way) ? ownTold(scene) : null) ??
    (isPractice ? followPractice(scene) : null) ??
    hearPage(scene, want) ??
    (isWritten(scene.before.thread.at?.way) && !isAnsweredFirst(want) ? answerWithout(scene) : null) ??
    hearEdit(scene, want) ??
    handleWant(scene, want) ??
    room(scene)
  );
}

/** As if no exercise stood open; its words are kept. */
function answerWithout(scene: Scene): Draft | null {
  const { before } = scene;
  const free = { ...scene, before: { ...before, thread: { ...before.thread, ...NOTHING_OPEN } } };
  const draft = answer(free, readWant(free));
  return draft && { ...draft, thread: { ...NOTHING_OPEN, ...draft.thread } };
}

/** What answers the turn. Always something. */
export function handleTurn(scene: Scene): Draft {
  const want = readWant(scene);
  const draft = isNoAnswer(scene, want)
    ? (endDecided(scene, want) ?? answerWithout(scene))
    : answer(scene, want);
  const said = draft ?? { ...LAST_RESORT, phase: scene.record.phase };
  return keepPage(scene, withSorrow(scene, withWhatItIs(scene, want, said)));
}
