import type { Language } from '#language/detect-language.ts';
import { compose, type Draft } from '../draft.ts';
import { WARM } from '../lines/company.ts';
import type { LineSet } from '../lines/line-set.ts';
import { OFFER_WAY } from '../lines/offering.ts';
import { BACK, ENDED, NOTHING_THEN, TAKE_TIME } from '../lines/room.ts';
import type { Place, Thread } from '../record/talk-record.ts';
import { objectOf } from '../record/who-is-meant.ts';
import type { Scene } from '../scene.ts';
import { type Wording, word, wordAlways } from '../speak.ts';
import type { Step } from '../ways/way.ts';
import type { WayName } from '../ways/way-names.ts';
import { isAside, stepAt, type WrittenWay, wayOf } from '../ways/ways.ts';
import { CONFESSES, DECIDED, IF_THEN, isForSomebody, keptOf, SEVERAL, toGiveBack } from './answers.ts';
import { takenUp } from './clause-to-take-up.ts';
import { closingNote } from './closing-note.ts';
import { keepCompany } from './company.ts';
import { asKept, quoted, withSlot } from './quote.ts';

/** The thread at a step that is being asked. */
export const asking = (at: Place): Partial<Thread> => ({
  at,
  tries: 0,
  told: 0,
  isResting: false,
  open: null,
  offered: null,
});

const NOTHING_OPEN: Partial<Thread> = { at: null, aside: null, isResting: false, open: null, offered: null };

const named = (at: Place, slot: string, part: string): string => `${at.way}.${slot}.${part}`;

const asked = (at: Place, { slot, ask, spoken }: Step): LineSet => ({
  name: named(at, slot, 'ask'),
  lines: ask,
  ...(spoken && { spoken }),
});

const heardSet = (at: Place, { slot, heard, heardSpoken }: Step): LineSet => ({
  name: named(at, slot, 'on'),
  lines: heard,
  ...(heardSpoken && { spoken: heardSpoken }),
});

/** Of whom they speak, where that is somebody who died. */
function askLine(scene: Scene, at: Place, step: Step): Wording | null {
  const { who } = scene.record.thread;
  if (who?.isGone !== true)
    return wordAlways(asked(at, step), scene, { cues: isDeed(scene) ? ['deed'] : [] });
  return wordAlways(asked(at, step), scene, {
    cues: ['gone'],
    slots: { him: objectOf(who) },
  });
}

/** To do it or to leave it, as the two sides of a decision. */
const isDeed = ({ before }: Scene): boolean =>
  DEED.test(before.thread.slots.find(({ name }) => name === 'sides')?.words ?? '');
const DEED =
  /\bor (?:not|leave|let|say nothing|do nothing|keep quiet)\b|\b(?:leave it|let it (?:be|go)|do it)\b/i;

/** Warm, and true of any telling. */
export const roomLine = (scene: Scene): Wording | null => wordAlways(WARM, scene);

interface Beginning {
  /** Said before its first question. */
  readonly lead?: Wording | null;
  readonly thread?: Partial<Thread>;
}

/** The first question of a way. A question beside another keeps the place where that one was. */
export function beginWay(
  scene: Scene,
  name: WrittenWay,
  { lead = null, thread = {} }: Beginning = {},
): Draft | null {
  const { before } = scene;
  const way = wayOf(name, scene.language);
  const at: Place = { way: name, step: 0 };
  const [step] = way.steps;
  if (step === undefined) return null;
  const own = new Set(way.steps.map(({ slot }) => slot));
  const begin = word({ name: `${name}.begin`, lines: way.begin }, scene);
  const standing = before.thread.at;
  const aside = standing !== null && isAside(standing.way) ? before.thread.aside : standing;
  return compose(scene, [lead, begin, askLine(scene, at, step)], {
    technique: step.technique,
    phase: step.phase,
    thread: {
      ...asking(at),
      aside: isAside(name) ? aside : null,
      slots: before.thread.slots.filter((slot) => !own.has(slot.name)),
      ...thread,
    },
  });
}

/** A decision whose two sides they named themselves: the first of them is looked at. */
export function weighSides(scene: Scene, sides: string): Draft | null {
  const at: Place = { way: 'decide', step: 1 };
  const begin = word({ name: 'decide.named', lines: SIDES_NAMED }, scene, { slots: { it: quoted(sides) } });
  const draft = askNow(scene, at, begin);
  return (
    draft && {
      ...draft,
      thread: {
        ...draft.thread,
        aside: null,
        hasToldWhatItIs: true,
        slots: withSlot(scene.before.thread.slots, 'sides', sides),
      },
    }
  );
}
const SIDES_NAMED: readonly string[] = [
  "{it} those are the two. i can't know which, but we can look at one after the other; and you may stop at any point.",
  "{it} i can't choose for you, only keep the two columns straight.",
];

/** What was written at an open step: an answer, more telling, or what the room was left for. */
export function hearStep(scene: Scene, at: Place): Draft | null {
  const { thread } = scene.before;
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  if (thread.isResting) return askNow(scene, at, roomLine(scene));
  const { content } = scene.reading;
  if (isForSomebody(at.way) && /^\W*\d\W*$/.test(content)) return waitAtStep(scene);
  if (step.longest === 0) return hearMore(scene, at, step);
  if (isAnswer(scene, at, step)) return goOn(scene, at, content);
  if (isAside(at.way)) return leaveAside(scene);
  return IN_STEPS.has(at.way) ? goOn(scene, at, content) : leaveWay(scene, at, step);
}

/** Ways they chose themselves, of several steps: what is no answer is not kept, and the next step is asked. */
const IN_STEPS: ReadonlySet<WayName> = new Set(['words', 'letter', 'think', 'decide']);

/** They tell on where a narrow question stood: a way of thinking asks once more, easier; else there is company. */
function leaveWay(scene: Scene, at: Place, step: Step): Draft | null {
  const { thread } = scene.before;
  if (thread.tries === 0 && step.again !== undefined) {
    const again = word({ name: named(at, step.slot, 'more'), lines: step.again }, scene);
    if (again !== null)
      return compose(scene, [again], { technique: step.technique, phase: step.phase, thread: { tries: 1 } });
  }
  const company = keepCompany(scene);
  const done = [...thread.done.filter((known) => known !== at.way), at.way];
  return company && { ...company, thread: { ...company.thread, done } };
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim();

/** They wrote it before: it is the line they were asked for. */
function isCopied({ reading, turn }: Scene): boolean {
  const plain = bare(asKept(reading.content));
  const words = plain.split(/\s+/).length;
  return (
    words >= FEWEST_COPIED &&
    words <= MOST_COPIED &&
    turn.history.some(({ sender, text }) => sender === 'user' && bare(text).includes(plain))
  );
}
const FEWEST_COPIED = 3;
const MOST_COPIED = 40;

/** Said to us, or nothing in itself: never an answer, and never given back. */
const TO_US = /\?|\b(?:you|u|ur|your|bot)\b/i;
const NOTHING_IN_IT =
  /^\W*(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|what|why|who|how|lol|haha|hm+|dunno|idk|maybe|nothing|same|right|oh|ah|eh|whatever|more|longer|thanks|please|help|sorry|hi|hello|hey)\W*$/i;

/** A narrow question is answered in few words, or with words that were written before; anything else tells on. */
function isAnswer(scene: Scene, at: Place, { longest, slot }: Step): boolean {
  const { content, wordCount } = scene.reading;
  const isOpen = OPEN_SLOTS.has(slot);
  if (isForSomebody(at.way)) return slot !== 'greet' || wordCount <= longest || GREETING.test(content);
  if (isCopied(scene)) return true;
  if (wordCount > longest) return false;
  if (isOpen) return slot !== 'snag' || IF_THEN.test(content) || !TO_US.test(content);
  if (NOTHING_IN_IT.test(content)) return isAside(at.way) && YES_OR_NO.test(content);
  if (TO_US.test(content)) return false;
  if (isAside(at.way) || slot === 'weighs' || slot === 'kept') return !EXPLAINS.test(content);
  return !MAY_TELL_ON.has(slot) || !TELLS_ON.test(content);
}
/** Answers of any kind and length. */
const OPEN_SLOTS: ReadonlySet<string> = new Set(['why', 'best', 'took', 'one', 'other', 'ideas', 'snag']);
const YES_OR_NO = /^\W*(?:yes|yeah|yep|no|nope)\W*$/i;
const EXPLAINS = /^\W*(?:because|'?cause|cos|cuz|i (?:ask|asked|just|was|had|did|keep|only|promised))\b/i;
const MAY_TELL_ON: ReadonlySet<string> = new Set(['need', 'help', 'tonight', 'step', 'shoulders']);
const TELLS_ON =
  /^\W*(?:because|'?cause|cos|cuz|i (?:ask|asked|just|was|had|did|keep|feel|only|promised)|my |he |she |they |the thing)/i;

/** A telling where a short question stood: company, and the way that stood before it is not forced. */
const leaveAside = (scene: Scene): Draft | null => keepCompany(scene);

const MOST_TELLINGS: Partial<Readonly<Record<WayName, number>>> = { out: 2, remember: 4 };

const WORDS_OF_A_TELLING = 8;

/** 'thats it really', beside more words or not. */
const THATS_ALL =
  /(?:^|[.!?] *)(?:(?:ok|okay|well|right|so)[ ,]+)?(?:that'?s|that is|that was) (?:it|all|all of it|everything|the lot)(?: really| then| i think)?(?=[.!,]|$)|\bnae mair\b/i;

/** Free telling: company, until there is enough to look at. */
function hearMore(scene: Scene, at: Place, step: Step): Draft | null {
  const { thread } = scene.before;
  const isOver = thread.tries >= (MOST_TELLINGS[at.way] ?? 1) || THATS_ALL.test(scene.turn.content);
  if (isOver && at.way === 'remember' && scene.record.thread.who?.isGone !== true)
    return leaveWay(scene, at, step);
  if (isOver) return askNow(scene, { ...at, step: at.step + 1 }, null);
  const isMuch = scene.reading.wordCount >= WORDS_OF_A_TELLING;
  const close = at.way === 'out' && thread.tries === 1 && isMuch ? word(heardSet(at, step), scene) : null;
  const company = keepCompany(scene);
  const wordings = close === null ? (company?.wordings.slice(0, 1) ?? []) : [close];
  return compose(scene, wordings, {
    technique: 'reflect',
    phase: step.phase,
    thread: {
      at,
      tries: thread.tries + 1,
      told: thread.told + scene.reading.wordCount,
      open: null,
      offered: null,
    },
  });
}

/** The question of a step, now; where none may be asked, room. */
export function askNow(scene: Scene, at: Place, lead: Wording | null): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return finishWay(scene, at.way, scene.before.thread.slots, lead);
  const ask = askLine(scene, at, step);
  if (ask === null) return rest(scene, at, lead ?? roomLine(scene));
  return compose(scene, [lead, ask], { technique: step.technique, phase: step.phase, thread: asking(at) });
}

const rest = (scene: Scene, at: Place, heard: Wording | null): Draft | null =>
  compose(scene, [heard], { technique: 'validate', thread: { ...asking(at), isResting: true } });

/** An answer is kept, and the next question asked. */
function goOn(scene: Scene, at: Place, content: string): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  if (at.way === 'words' && GREETING.test(content)) return keepGreeting(scene, at, step, content);
  if (step.slot === 'snag' && CONFESSES.test(content) && !IF_THEN.test(content))
    return hearConfession(scene, at);
  if (at.way === 'decide' && DECIDED.test(content)) return endDecided(scene, content);
  const kept = keptOf(at, step, content);
  const isMeant = kept !== '' && isAnswer(scene, at, step);
  const put = isMeant ? withSlot(scene.before.thread.slots, step.slot, kept) : scene.before.thread.slots;
  // Two things named are not to be named again.
  const slots = step.slot === 'hand' && isMeant && SEVERAL.test(content) ? withSlot(put, 'ideas', kept) : put;
  const isWorthGiving = isMeant && !NOTHING_IN_IT.test(content);
  const heard = heardLine(scene, at, step, isWorthGiving ? toGiveBack(at, step, content) : '');
  return afterStep(scene, { at, step, slots, heard });
}

/** What frightens or shames them is heard, and is no snag of a plan; the plan waits. */
function hearConfession(scene: Scene, at: Place): Draft | null {
  const taken = takenUp(scene.turn.content);
  const it = taken === null ? '' : quoted(taken.words);
  return compose(scene, [word(CONFESSED, scene, { slots: { it } }) ?? roomLine(scene)], {
    technique: 'validate',
    thread: { ...asking(at), isResting: true },
  });
}
const CONFESSED: LineSet = {
  name: 'confessed',
  lines: [
    '{it} thank you for saying that. the plan can wait.',
    'thank you for saying that. the plan can wait.',
  ],
};

/** They know what they will do: nothing more is asked, and their page is shown. */
function endDecided(scene: Scene, content: string): Draft | null {
  const slot = /\breliev/i.test(content) ? 'shoulders' : 'step';
  return finishWay(scene, 'decide', withSlot(scene.before.thread.slots, slot, asKept(content)), null);
}

/** An 'if …, then …' for the snag of a plan, whatever else is asked beside it. */
export const isSnag = ({ before, turn, language }: Scene): boolean =>
  before.thread.at?.way === 'think' &&
  stepAt(before.thread.at, language)?.slot === 'snag' &&
  IF_THEN.test(turn.content);

/** 'hi anna' where its first line was not asked for yet; a whole message, greeting and all, needs no more. */
const GREETING = /^\W*(?:hi+|hiya|hello|hey|dear|good (?:morning|evening))\b/i;
const MOST_WORDS_OF_A_GREETING = 5;

function keepGreeting(scene: Scene, at: Place, step: Step, content: string): Draft | null {
  const isAlone = scene.reading.wordCount <= MOST_WORDS_OF_A_GREETING;
  const isGreeting = isAlone || step.slot === 'greet';
  const slots = withSlot(scene.before.thread.slots, isGreeting ? 'greet' : 'must', asKept(content));
  if (!isAlone && step.slot === 'must') return finishWay(scene, at.way, slots, null);
  if (step.slot === 'greet') return afterStep(scene, { at, step, slots, heard: null });
  const draft = askNow(
    scene,
    at,
    heardLine(scene, { ...at, step: 2 }, { ...step, slot: 'greet', heard: GREETED }, ''),
  );
  return draft && { ...draft, thread: { ...draft.thread, slots } };
}
const GREETED: readonly string[] = ["good, that's the top of it.", 'then it has begun.'];

const heardLine = (scene: Scene, at: Place, step: Step, it: string): Wording | null =>
  word(heardSet(at, step), scene, { slots: { it } }) ?? roomLine(scene);

interface Answered {
  readonly at: Place;
  readonly step: Step;
  readonly slots: Thread['slots'];
  readonly heard: Wording | null;
}

function afterStep(scene: Scene, { at, step, slots, heard }: Answered): Draft | null {
  if (isAside(at.way)) return backFromAside(scene, heard, at.way);
  const next = nextPlace(at, slots, scene.language);
  if (stepAt(next, scene.language) === null) return finishWay(scene, at.way, slots, heard);
  const draft = step.rests === true ? rest(scene, next, heard) : askNow(scene, next, heard);
  return draft && { ...draft, thread: { ...draft.thread, slots } };
}

/** The next step; past one whose answer they gave before it was asked. */
function nextPlace(at: Place, slots: Thread['slots'], language: Language): Place {
  const next = { ...at, step: at.step + 1 };
  const slot = stepAt(next, language)?.slot;
  return slot !== undefined && slots.some(({ name }) => name === slot)
    ? nextPlace(next, slots, language)
    : next;
}

/** A short question is answered: back to what stood before it. */
function backFromAside(scene: Scene, heard: Wording | null, way: WayName): Draft | null {
  const { aside, done } = scene.before.thread;
  if (aside === null && way === 'hoping' && !done.includes('decide') && scene.mayAsk)
    return compose(scene, [heard, wordAlways(OFFER_WAY, scene, { cues: ['decide'] })], {
      technique: 'reframe',
      phase: 'R5',
      thread: { ...NOTHING_OPEN, open: 'offer', offered: 'decide' },
    });
  if (aside === null)
    return compose(scene, [heard], { technique: 'reframe', phase: 'R5', thread: NOTHING_OPEN });
  const step = stepAt(aside, scene.language);
  const again =
    step === null || step.longest === 0 ? null : (word(asked(aside, step), scene) ?? word(BACK, scene));
  return compose(scene, [heard, again], {
    technique: 'reframe',
    phase: 'R5',
    thread: { ...asking(aside), aside: null, tries: scene.before.thread.tries },
  });
}

/** The last step is answered: their words together, or a plain end. */
export function finishWay(
  scene: Scene,
  name: WayName,
  slots: Thread['slots'],
  heard: Wording | null,
): Draft | null {
  if (name === 'settle') return null;
  const way = wayOf(name, scene.language);
  const note = closingNote(scene, way, slots);
  const done = [...scene.before.thread.done.filter((known) => known !== name), name];
  return compose(scene, note === null ? [heard, word(ENDED, scene)] : [heard, ...note], {
    technique: 'summarise',
    phase: 'R6',
    isGiving: note !== null,
    thread: { ...NOTHING_OPEN, open: 'note', done, slots: [...slots] },
  });
}

/** 'nothing', 'no': the step is left open, and the way goes on. */
export function skipStep(scene: Scene, at: Place): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  const heard = word(NOTHING_THEN, scene) ?? roomLine(scene);
  return afterStep(scene, { at, step, slots: scene.before.thread.slots, heard });
}

/** 'i don't know': the same, easier; a second time it is left open. */
export function easeStep(scene: Scene, at: Place): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  const { tries } = scene.before.thread;
  const easier = tries > 1 ? null : word({ name: named(at, step.slot, 'easy'), lines: step.easier }, scene);
  if (easier === null) return skipStep(scene, at);
  return compose(scene, [easier], {
    technique: step.technique,
    phase: step.phase,
    thread: { at, tries: tries + 2, isResting: false },
  });
}

/** Short of an answer: no hurry. */
export const waitAtStep = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(TAKE_TIME, scene)], { technique: 'validate' });

/** 'that's it': on to what follows the telling, or to the note. */
export function closeStep(scene: Scene, at: Place): Draft | null {
  const step = stepAt(at, scene.language);
  if (step === null) return null;
  if (isAside(at.way)) return backFromAside(scene, roomLine(scene), at.way);
  if (step.longest === 0) return askNow(scene, { ...at, step: at.step + 1 }, null);
  return finishWay(scene, at.way, scene.before.thread.slots, null);
}
