import { compose, type Draft } from '../draft.ts';
import { LUCK, TEST, UNCLEAR } from '../lines/answering.ts';
import { TOLD_BEFORE } from '../lines/company.ts';
import { ENOUGH, GOODBYE, YOURE_WELCOME } from '../lines/leaving.ts';
import { DECLINED, OFFER_WAY } from '../lines/offering.ts';
import { WAYS_AGAIN } from '../lines/opening.ts';
import { NO_POET, STOPPED } from '../lines/page.ts';
import { CORRECTED, NO_QUESTIONS, OWN_UP, REFUSED } from '../lines/repairing.ts';
import { QUIET } from '../lines/room.ts';
import { isGoodNews } from '../record/glad-news.ts';
import type { Place } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { wordAlways } from '../speak.ts';
import { WAY_NAMES, type WayName } from '../ways/way-names.ts';
import { isAside, stepAt } from '../ways/ways.ts';
import { goFurther, hearAfterNote, hearPinch, leaveThere } from './after-note.ts';
import { answerAboutUs, answerAsked, offerThinking, sayIt } from './answer-asked.ts';
import { takenUp } from './clause-to-take-up.ts';
import { keepCompany } from './company.ts';
import { hearEdit } from './hear-edit.ts';
import { hearPage } from './hear-page.ts';
import { greet, hasTurnedGrave, openTalk, startEasily, turnByTone } from './open-talk.ts';
import { isWritten, pageOf } from './page.ts';
import { followPractice, givePractice } from './practise.ts';
import { quoted } from './quote.ts';
import { readBack, takeOff } from './read-back.ts';
import { asksForWays } from './reading/chosen-way.ts';
import { plainOf } from './reading/plain.ts';
import { readWant } from './reading/read-want.ts';
import type { Want } from './reading/want.ts';
import { hasJustTold, isNamed } from './reading/who-died.ts';
import { beginSettle, hearLateNumber, hearSettle } from './settle.ts';
import { beginPage } from './show-page.ts';
import { closeStep, easeStep, skipStep, waitAtStep } from './steps/after-step.ts';
import { asking, beginWay, heardLine, NOTHING_OPEN, roomLine, weighSides } from './steps/ask-step.ts';
import { hearStep, isSnag } from './steps/hear-step.ts';

type Handler = (scene: Scene, place: Place | null) => Draft | null;

function begin(scene: Scene, name: WayName): Draft | null {
  if (name === 'settle') return beginSettle(scene);
  if (isWritten(name)) return beginPage(scene, name);
  // Who has begun to write it out is not told to begin.
  if (name === 'out' && scene.reading.wordCount >= WORDS_BEGUN && !ONLY_CHOOSES.test(scene.turn.content))
    return hearStep(scene, { way: 'out', step: 0 });
  return beginWay(scene, name);
}
const WORDS_BEGUN = 15;
const ONLY_CHOOSES = /\b(?:number \w+|exercises?|asked for)\b|(?:^|[.!?] )[1-4]\b/i;

/** A way they chose themselves asks, whatever was refused before. */
const lead = (scene: Scene, draft: Draft | null): Draft | null =>
  draft && {
    ...draft,
    change: { ...draft.change, refused: scene.record.refused.filter((one) => one !== 'questions') },
    thread: { ...draft.thread, isQuiet: false },
  };

const room = (scene: Scene): Draft | null => compose(scene, [roomLine(scene)], { technique: 'reflect' });

/** An offer is not taken up, and the talk goes on. */
const decline = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(DECLINED, scene)], { thread: { open: null, offered: null } });

/** No more questions, from now on. */
const withoutQuestions = ({ record }: Scene): Draft['change'] => ({
  refused: [...new Set([...record.refused, 'questions' as const])].slice(-6),
});

/** Yes to what stands open; where nothing does, room. */
function sayYes(scene: Scene, at: Place | null): Draft | null {
  const { open, offered } = scene.before.thread;
  if (open === 'offer' && offered !== null) return begin(scene, offered);
  if (open === 'ways' || open === 'settled') return begin(scene, 'out');
  if (open === 'note') return leaveThere(scene);
  if (at === null) return room(scene);
  if (at.way === 'hoping') return beginWay(scene, 'decide', { thread: { aside: null } });
  if (isAside(at.way)) return hearStep(scene, at);
  return at.way === 'settle' ? hearSettle(scene, at.step) : waitAtStep(scene);
}

function sayNo(scene: Scene, at: Place | null): Draft | null {
  const { open } = scene.before.thread;
  if (open === 'offer' || open === 'settled') return decline(scene);
  if (open === 'note') return goFurther(scene);
  if (at === null) return room(scene);
  if (isAside(at.way)) return hearStep(scene, at);
  return at.way === 'settle' ? hearSettle(scene, at.step) : skipStep(scene, at);
}

function sayNothing(scene: Scene, at: Place | null): Draft | null {
  if (at === null || at.way === 'settle')
    return scene.before.thread.open === 'note' ? leaveThere(scene) : sayNo(scene, at);
  return skipStep(scene, at);
}

function sayUnsure(scene: Scene, at: Place | null): Draft | null {
  const { open } = scene.before.thread;
  if (open === 'ways') return begin(scene, 'out');
  if (open === 'offer' || open === 'settled') return decline(scene);
  if (open === 'note') return leaveThere(scene);
  if (at === null) return startEasily(scene) ?? room(scene);
  return at.way === 'settle' ? hearSettle(scene, at.step) : easeStep(scene, at);
}

function sayDone(scene: Scene, at: Place | null): Draft | null {
  if (at?.way === 'settle') return hearSettle(scene, at.step);
  return at === null ? leaveThere(scene) : closeStep(scene, at);
}

const giveNumber: Handler = (scene, at) =>
  (at?.way === 'settle' ? hearSettle(scene, at.step) : null) ?? hearTold(scene, at);

/** Quiet company from now on. */
const keepQuiet = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(NO_QUESTIONS, scene)], {
    change: withoutQuestions(scene),
    thread: { isQuiet: true, at: null, aside: null, open: null, offered: null, hasToldWhatItIs: true },
  });

/** Something in place of questions: a practice, and no more questions. */
function giveInQuiet(scene: Scene): Draft | null {
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

/** A message, a letter, a talk: words that are written or prepared. */
const CLEAR_WISH =
  /\b(?:writ\w*|texts?|messages?|msg|letters?|e-?mails?|note|card|speech|eulogy|toast|send|repl(?:y|ies)|word(?:s|ing)?|help|how (?:do|should|would|can|to)|tell (?:him|her|them|my))\b/i;

/** 'what do i even say to that?': offered, and not begun. */
const offerWords = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(OFFER_WAY, scene, { cues: ['words'] })], {
    technique: 'next_step',
    thread: { open: 'offer', offered: 'words' },
  });

/** Words for somebody: the page is opened where the wish is plain, else offered; and no poem is theirs to be found. */
function findWords(scene: Scene): Draft | null {
  const { content } = scene.turn;
  if (POEM.test(content)) return compose(scene, [wordAlways(NO_POET, scene)], {});
  const isGlad = scene.before.thread.tone === 'joy' || isGoodNews(scene.reading);
  if (isGlad && !HELP.test(content)) return hearTold(scene, scene.before.thread.at);
  const isToTheDead = /\bletter\b/i.test(content) && scene.record.thread.who?.isGone === true;
  if (!CLEAR_WISH.test(content)) return offerWords(scene);
  return lead(scene, beginPage(scene, isToTheDead ? 'letter' : 'words'));
}
const POEM =
  /\b(?:write|make up|compose)\b.{0,20}\b(?:poems?|haikus?|limericks?|songs?|stor(?:y|ies)|raps?|essays?|code)\b/i;
const HELP = /\b(?:help|can you|could you|how (?:do|should|can) i|what (?:do|should|can) i)\b/i;

const HELP_TO_SAY =
  /\bhelp me (?:to )?(?:text|message|email|reply|answer|tell|say|apologi[sz]e)\b|^(?:(?:ok|so|and|please) )*(?:can|could|may) i (?:please )?write (?:a|an|him|her|them|to|my)\b/;
const MAY_ASK_FOR_IT: ReadonlySet<string> = new Set(['other', 'should']);

/** 'i keep thinking i should say sorry, but i don't know how': offered, as it is only told. */
const WOULD_SAY =
  /\b(?:should|want to|need to|ought to|have to|like to|wish i could) (?:just |really )?(?:say|tell|write|apologi[sz]e|ask)\b[^.!?]{0,90}\b(?:do not|not sure|no idea) (?:\w+ )?(?:know )?(?:how|what)\b|\bwant to know what to (?:say|write|tell|put)\b/;

const MOST_OWNED = 2;

/** A complaint about us: owned, and followed by less, not by more. */
function ownUp(scene: Scene): Draft | null {
  const { thread } = scene.before;
  const ofAsking =
    /\b(?:(?:keep|stop|always|are|just) (?:on )?asking|questions|questionnaire|interrogat\w*)\b/i.test(
      scene.turn.content,
    );
  const isQuiet = ofAsking || thread.owned >= MOST_OWNED;
  return compose(scene, [wordAlways(OWN_UP, scene, { cues: ofAsking ? ['asks'] : [], mayAsk: false })], {
    thread: {
      owned: thread.owned + 1,
      hasToldWhatItIs: true,
      open: null,
      ...endOfJoy(scene),
      ...(isQuiet ? { isQuiet: true, at: null, aside: null } : {}),
    },
    change: isQuiet ? withoutQuestions(scene) : {},
  });
}

/** Told: by what stands open, else by what is certain of it, else room. */
function hearTold(scene: Scene, at: Place | null): Draft | null {
  const { thread } = scene.before;
  const isDrafting = thread.open === 'note' && isWritten(thread.done.at(-1));
  const byTone = !isDrafting && (at === null || isFree(at)) ? turnByTone(scene) : null;
  if (byTone !== null) return byTone;
  if (hasTurnedGrave(scene)) return toPlain(keepCompany(scene));
  const settled =
    at?.way === 'settle' ? hearSettle(scene, at.step) : at === null ? hearLateNumber(scene) : null;
  if (settled !== null) return settled;
  if (at?.way === 'settle') return tellAfresh(scene);
  if (at !== null) return hearStep(scene, at);
  if (thread.open === 'note') return hearAfterNote(scene) ?? tellAfresh(scene);
  return tellAfresh(scene);
}

/** What was glad is no more only that. */
const toPlain = (draft: Draft | null): Draft | null =>
  draft && { ...draft, thread: { ...draft.thread, at: null, tone: 'plain' } };

/** News may change the way only where no answer is being given. */
const isFree = ({ way, step }: Place): boolean =>
  (way === 'out' && step <= 1) || isAside(way) || way === 'settle';

/** Nothing stands open: the first reply to what they bring, else company. */
function tellAfresh(scene: Scene): Draft | null {
  const { thread, used } = scene.before;
  const wasOffered = used.some((id) => /^(?:choice|strong-start|easy-start|just-tell|refused)/.test(id));
  if (thread.tone === 'plain' && !wasOffered && thread.done.length === 0) return openTalk(scene);
  return keepCompany(scene);
}

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
  bye: (scene) =>
    compose(scene, [wordAlways(GOODBYE, scene, { mayAsk: false })], {
      phase: 'R6',
      thread: { at: null, aside: null, open: null, offered: null },
    }),
  thanks: (scene) => compose(scene, [wordAlways(YOURE_WELCOME, scene)], {}),
  hello: simply(greet),
  yes: sayYes,
  no: sayNo,
  nothing: sayNothing,
  idk: sayUnsure,
  done: sayDone,
  number: giveNumber,
  test: say(TEST),
  read_back: simply(readBack),
  stop: (scene) =>
    compose(scene, [wordAlways(STOPPED, scene)], {
      thread: { at: null, aside: null, open: null, offered: null },
    }),
  unkeep: simply(takeOff),
  baffled: explain,
  decide: (scene) => beginWay(scene, 'decide', { thread: { hasToldWhatItIs: true } }),
  quiet: simply(keepQuiet),
  quiet_practice: simply(giveInQuiet),
  refuse: simply(leaveOff),
  complain: simply(ownUp),
  correct: (scene) => beCorrected(scene),
  words: simply(findWords),
  practice: simply(givePractice),
  cope: simply(offerThinking),
  luck: say(LUCK),
  enough: say(ENOUGH, { phase: 'R6', thread: NOTHING_OPEN }),
  picked: takePick,
  told: hearTold,
};

/** Owned in a line; a wrong feeling with the right thing in their own words. */
function beCorrected(scene: Scene): Draft | null {
  const thread = endOfJoy(scene);
  const right = scene.reading.fact?.clause.written ?? takenUp(scene.turn.content)?.words;
  const it = right === undefined ? '' : quoted(right);
  const isFelt = thread.tone === 'plain';
  return compose(scene, [wordAlways(CORRECTED, scene, isFelt ? { cues: ['felt'], slots: { it } } : {})], {
    thread,
  });
}

/** 'heads. i wanted heads before you asked': they know, and need no page for it. */
function takePick(scene: Scene, at: Place | null): Draft | null {
  const step = stepAt(at, scene.language);
  if (at === null || step === null) return null;
  const { aside } = scene.before.thread;
  return compose(scene, [heardLine(scene, at, step, '')], {
    technique: 'reframe',
    phase: 'R5',
    thread: aside === null ? NOTHING_OPEN : { ...asking(aside), aside: null },
  });
}

/** A question of ours was answered before it was asked: sorry, by the name. */
function ownTold(scene: Scene): Draft | null {
  const { who } = scene.record.thread;
  const isByName = who !== null && isNamed(who);
  return compose(
    scene,
    [wordAlways(TOLD_BEFORE, scene, isByName ? { cues: ['named'], slots: { who: who.label } } : {})],
    {},
  );
}

/** A gladness that they say was none is over, with its questions. */
const endOfJoy = ({ before, turn }: Scene): Draft['thread'] =>
  before.thread.tone === 'joy' && NOT_GLAD.test(turn.content)
    ? { tone: 'plain', at: null, aside: null, open: null }
    : {};
const NOT_GLAD = /\b(?:n[o']t (?:a )?(?:happy|glad|good|proud)|lovely\?|wonderful\?|wrong end|doubt)/i;

/** What is refused is over; a list, an exercise or a 'stop' is the end of whatever way is walked, and of offering any. */
function leaveOff(scene: Scene): Draft | null {
  const { content } = scene.turn;
  const cues = NO_LIST.test(content) ? ['menu'] : NO_EXERCISE.test(content) ? ['exercises'] : [];
  const ended = cues.length > 0 ? { at: null, aside: null, declined: WAY_NAMES.slice(0, 6) } : {};
  return compose(scene, [wordAlways(REFUSED, scene, { cues })], {
    thread: { open: null, hasToldWhatItIs: true, ...ended },
  });
}
const NO_EXERCISE = /\b(?:exercises?|steps?|stop|said no|not writing)\b/i;
const NO_LIST =
  /\b(?:lists?|menus?|options|choices|multiple choice|homework|worksheet|copy|comprehension|let me|pick|none of)\b/i;

/** 'what?': the same, easier; where nothing was asked, our words were unclear. */
function explain(scene: Scene, at: Place | null): Draft | null {
  const easier = at === null || at.way === 'settle' ? null : easeStep(scene, at);
  return easier ?? compose(scene, [wordAlways(UNCLEAR, scene)], {});
}

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

/** They would like to say something to somebody: offered where it is only told, begun where help is asked for. */
function hearWish(scene: Scene, want: Want, at: Place | null): Draft | null {
  const plain = plainOf(scene.turn.content);
  const isFree = at === null || at.way === 'out' || isAside(at.way);
  const isOpen = want.kind === 'told' || (want.kind === 'asks' && MAY_ASK_FOR_IT.has(want.asked));
  if (!isFree || !isOpen) return null;
  if (HELP_TO_SAY.test(plain)) return findWords(scene);
  return want.kind === 'told' && WOULD_SAY.test(plain) ? offerWords(scene) : null;
}

function handleWant(scene: Scene, want: Want): Draft | null {
  const { at, isQuiet } = scene.before.thread;
  if (isQuiet && IN_QUIET.has(want.kind)) return compose(scene, [wordAlways(QUIET, scene)], {});
  const wished = hearWish(scene, want, at);
  if (wished !== null) return wished;
  if (want.kind === 'us') return answerAboutUs(scene, want.about);
  if (want.kind === 'asks' && at !== null && isSnag(scene)) return hearStep(scene, at);
  if (want.kind === 'asks') return answerAsked(scene, want.asked);
  if (want.kind === 'sides') return weighSides(scene, want.sides);
  if (want.kind === 'say') return sayIt(scene, want.said);
  if (want.kind === 'way') return lead(scene, begin({ ...scene, mayAsk: true }, want.way));
  return HANDLERS[want.kind](scene, at);
}

const LAST_RESORT: Draft = {
  wordings: [{ id: 'last:0', text: "i'm here." }],
  technique: 'reflect',
  phase: 'R1',
  isGiving: false,
  change: {},
  thread: {},
};

const showWays = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(WAYS_AGAIN, scene)], {
    technique: 'open_question',
    isGiving: true,
    thread: { at: null, aside: null, open: 'ways', offered: null, hasToldWhatItIs: true },
  });

/** What answers the turn. Always something. */
export function handleTurn(scene: Scene): Draft {
  const want = readWant(scene);
  const isPractice = want.kind !== 'bye' && want.kind !== 'thanks' && want.kind !== 'complain';
  const draft =
    (asksForWays(scene.turn.content) ? showWays(scene) : null) ??
    (hasJustTold(scene) && !isWritten(scene.before.thread.at?.way) ? ownTold(scene) : null) ??
    (isPractice ? followPractice(scene) : null) ??
    hearPage(scene, want) ??
    hearEdit(scene, want) ??
    hearPinch(scene, want) ??
    handleWant(scene, want) ??
    room(scene);
  return keepPage(scene, draft ?? { ...LAST_RESORT, phase: scene.record.phase });
}

/** A page that was open and is left for something else is kept: a change, or 'show me', opens it again. */
function keepPage(scene: Scene, draft: Draft): Draft {
  const page = pageOf(scene);
  const { at, aside, done = scene.before.thread.done } = draft.thread;
  const isLeft = at !== undefined && !isWritten(at?.way) && !isWritten(aside?.way);
  if (page?.isOpen !== true || !isLeft || done.includes(page.way) || page.lines.length === 0) return draft;
  const isGone = draft.thread.slots?.some(({ name }) => name === 'page') === false;
  return isGone ? draft : { ...draft, thread: { ...draft.thread, done: [...done, page.way] } };
}
