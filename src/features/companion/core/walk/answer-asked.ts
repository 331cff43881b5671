import { sentencesOf } from '../acts/said-forms.ts';
import { compose, type Draft } from '../draft.ts';
import { ABOUT_US, type AboutUs } from '../lines/about-us.ts';
import {
  DONT_KNOW,
  HOW_LONG,
  JOKE,
  LABEL,
  LAW_MONEY,
  LUCK,
  MEDICINE,
  NO_JOKE,
  NO_RIGHT_WAY,
  NO_VERDICT,
  NOT_AT_THE_WHEEL,
  REASSURED,
  SAY_IT,
  STILL_NO_JOKE,
  UNCLEAR,
  WHY_I,
} from '../lines/answering.ts';
import type { LineSet } from '../lines/line-set.ts';
import { MISSING, OWN_WORDS } from '../lines/of-the-draft.ts';
import { OFFER_WAY } from '../lines/offering.ts';
import { WHAT_IT_IS } from '../lines/opening.ts';
import { CORRECTED } from '../lines/repairing.ts';
import { lastReplyIn, saidBefore } from '../said-so-far.ts';
import { isCalm, type Scene } from '../scene.ts';
import { type Wording, word, wordAlways } from '../speak.ts';
import { isAside, stepAt, type WrittenWay } from '../ways/ways.ts';
import { answerSmall, isAnsweredAtOnce } from './answer-small.ts';
import { takenUp } from './clause-to-take-up.ts';
import { keepCompany } from './company.ts';
import { wasOffered } from './practise.ts';
import { givenBack, quoted } from './quote.ts';
import type { AskedKind } from './reading/asked.ts';
import { wayAskedOf } from './reading/chosen-way.ts';
import { plainOf } from './reading/plain.ts';
import { reassurance } from './reading/reassured.ts';
import { isOfAWorldWithoutThem } from './reading/small-questions.ts';
import { asking, hasJustAsked } from './steps/ask-step.ts';
import { beginWay } from './steps/begin-way.ts';

/** What this is, once a talk, beside a first reply that answers. */
const whatItIs = ({ before }: Scene, scene: Scene): Wording | null =>
  before.thread.hasToldWhatItIs ? null : word(WHAT_IT_IS, scene);

const sayPlainly = (
  scene: Scene,
  set: LineSet,
  more: Parameters<typeof compose>[2] = {},
  cues: readonly string[] = [],
  slots: Readonly<Record<string, string>> = {},
): Draft | null =>
  compose(
    scene,
    [wordAlways(set, scene, { mayAsk: !scene.record.refused.includes('questions'), cues, slots })],
    {
      technique: 'validate',
      ...more,
    },
  );

/** 'do you remember what i said about the marble?': the newest sentence with it, word for word; '' where none has. */
function saidAbout({ turn }: Scene): string {
  const thing = /\b(?:about|of) (?:the |my |his |her |our |their |that )?(?<thing>[\p{L}'’]{3,})/iu.exec(
    turn.content,
  )?.groups?.thing;
  if (thing === undefined) return '';
  const sentences = saidBefore(turn).flatMap((text) => sentencesOf(text).map(({ words }) => words));
  return givenBack(sentences.findLast((one) => one.toLowerCase().includes(thing.toLowerCase())) ?? '');
}

export function answerAboutUs(scene: Scene, about: AboutUs): Draft | null {
  const set: LineSet = ABOUT_US[about];
  const thread = {
    hasToldWhatItIs: scene.before.thread.hasToldWhatItIs || about === 'human' || about === 'can',
  };
  if (about === 'way') {
    const cues = [
      sentencesOf(scene.turn.content)
        .map(({ plain }) => wayAskedOf(plain))
        .find((way) => way !== null) ?? '',
    ];
    return compose(scene, [wordAlways(set, scene, { cues })], {});
  }
  const told = about === 'heard' ? takenUp(scene.turn.content) : null;
  // 'did you hear what i said? she sold akara every morning': it stands there once more.
  if (told?.isWorth === true)
    return compose(scene, [
      wordAlways(CORRECTED, scene, { cues: ['thing'], slots: { it: quoted(told.words) } }),
    ]);
  if (about === 'heard' && scene.before.thread.tone === 'plain' && !scene.before.thread.isQuiet)
    return sayPlainly(scene, set, { thread: { ...asking({ way: 'out', step: 1 }), aside: null, ...thread } });
  if (about === 'this_talk') {
    const it = saidAbout(scene);
    return sayPlainly(scene, set, {}, it === '' ? [] : ['found'], { it });
  }
  if (about === 'glad') return sayPlainly(scene, set, { thread: { ...thread, tone: 'joy' } });
  if (about === 'company')
    return sayPlainly(scene, set, {
      thread: { at: null, aside: null, open: null, offered: null, hasToldWhatItIs: true },
    });
  if (about === 'would')
    return sayPlainly(scene, set, { thread: { ...thread, open: 'offer', offered: 'decide' } });
  if (about === 'can') return sayPlainly(scene, set, { thread: { ...thread, at: null, open: 'ways' } });
  return sayPlainly(scene, set, { thread });
}

const PLAIN: Partial<Readonly<Record<AskedKind, LineSet>>> = {
  medicine: MEDICINE,
  label: LABEL,
  law: LAW_MONEY,
  wheel: NOT_AT_THE_WHEEL,
  tone: OWN_WORDS,
  missing: MISSING,
  luck: LUCK,
};
/** Given back as a question of ours; what nobody but they can know has none that serves. */
const RETURNED: Partial<Readonly<Record<AskedKind, WrittenWay>>> = {
  should: 'hoping',
  which: 'hoping',
  light_choice: 'hoping',
  what_if: 'if_so',
};

/** A question of theirs: what can honestly be said, and never the same evasion twice in a row. */
export function answerAsked(scene: Scene, asked: AskedKind): Draft | null {
  if (isAnsweredAtOnce(scene, asked)) return answerSmall(scene, asked);
  const own = OWN[asked];
  if (own !== undefined) return own(scene);
  const plain = PLAIN[asked];
  if (plain !== undefined)
    return sayPlainly(scene, plain, {
      technique: asked === 'medicine' || asked === 'law' ? 'resource' : 'validate',
    });
  // Beside a danger, or of a world without them, nothing is guessed at and no question handed back.
  const isGrave = !isCalm(scene) || isOfAWorldWithoutThem(plainOf(scene.turn.content));
  return isGrave ? keepCompany(scene) : handBack(scene, asked);
}

/** As a question of ours, where one serves; else that we don't know. */
function handBack(scene: Scene, asked: AskedKind): Draft | null {
  const way = RETURNED[asked];
  const { at, aside } = scene.before.thread;
  const wasReturned = at !== null && isAside(at.way) && (way === undefined || at.way === way);
  // What they told with it is heard, whatever can't be answered.
  const slots = { it: toldWith(scene) };
  const dontKnow = wordAlways(DONT_KNOW, scene, { mayAsk: scene.mayAsk && !wasReturned, slots });
  if (wasReturned) return compose(scene, [dontKnow], { thread: { at: aside, aside: null } });
  if (way === undefined || !scene.mayAsk) return compose(scene, [dontKnow]);
  const begun = beginWay(way === 'if_so' ? withFeared(scene) : scene, way, {
    thread: { hasToldWhatItIs: true },
  });
  return begun ?? sayPlainly(scene, DONT_KNOW);
}

const toldWith = (scene: Scene): string => {
  const { turn } = scene;
  if (scene.cues.has('heavy')) return '';
  const taken = takenUp(turn.content);
  return taken?.isWorth === true && !lastReplyIn(turn).includes('“') ? quoted(taken.words) : '';
};

/** Beside something else that is answered with the lead. */
export const hearFear = (scene: Scene, lead: Wording | null): Draft | null =>
  FEARED.test(scene.turn.content) && scene.mayAsk
    ? beginWay(withFeared(scene), 'if_so', { lead, thread: { hasToldWhatItIs: true } })
    : null;

/** 'what if i blank up there though': what is feared, in their words. */
function withFeared(scene: Scene): Scene {
  const feared = FEARED.exec(scene.turn.content)?.groups?.words ?? '';
  const it = feared.split(/\s+/).length <= MOST_WORDS_FEARED ? givenBack(feared) : '';
  return { ...scene, slots: { ...scene.slots, it } };
}
const FEARED =
  /\bwhat if (?<words>(?:i|he|she|they|it|we|my|nobody|no one)\b[^.?!,;\n]*?)(?: (?:though|tho|then|again))?(?=[.?!,;\n]|$)/i;
const MOST_WORDS_FEARED = 10;

const OWN: Partial<Readonly<Record<AskedKind, (scene: Scene) => Draft | null>>> = {
  judge: reassure,
  joke: tellJoke,
  unclear: sayClearly,
  how_long: (scene) =>
    sayPlainly(scene, HOW_LONG, {}, /\bby now\b/i.test(scene.turn.content) ? ['by-now'] : []),
  why_i: (scene) =>
    sayPlainly(scene, WHY_I, {}, /\b(?:cr(?:y|ied|ying)|tears)\b/i.test(scene.turn.content) ? ['cries'] : []),
};

/** Plainly, in their own adjective, where that is certain to be harmless; else no verdict. */
function reassure(scene: Scene): Draft | null {
  const sure = reassurance(scene);
  const said =
    sure === null
      ? wordAlways(NO_VERDICT, scene, { cues: OF_WHO_THEY_ARE.test(scene.turn.content) ? ['person'] : [] })
      : wordAlways(REASSURED, scene, { cues: [sure.kind], slots: { adjective: sure.adjective } });
  // An offer that was passed over is not taken up by a later 'ok'.
  const isPassedOver = scene.before.thread.open === 'offer';
  return compose(scene, [said], { thread: isPassedOver ? { open: null, offered: null } : {} });
}
const OF_WHO_THEY_ARE =
  /\bi(?:'m| am)? (?:such |just |being )*an? (?!bit\b|little\b)|\b(?:make me|am i) (?:a|an|the|such)\b|\bam i (?:bad|awful|terrible|horrible|evil|a)\b/i;

/** 'what do you mean?': what the step asks, in plainer words; without one, our words are dropped. */
export function sayClearly(scene: Scene): Draft | null {
  const means = meansOf(scene);
  const options = means === undefined ? {} : { cues: ['step'], slots: { means } };
  return compose(scene, [wordAlways(UNCLEAR, scene, options)]);
}
export const meansOf = (scene: Scene): string | undefined =>
  hasJustAsked(scene) ? stepAt(scene.before.thread.at, scene.language)?.means : undefined;

/** A small one, while there is one; then that there is none. */
function tellJoke(scene: Scene): Draft | null {
  return compose(scene, [word(JOKE, scene) ?? word(NO_JOKE, scene) ?? wordAlways(STILL_NO_JOKE, scene)]);
}

/** 'what do i do?': no answer of ours; a way of taking it apart, if they like. To somebody who grieves, only that. */
export const offerThinking = (scene: Scene): Draft | null =>
  (scene.before.thread.tone === 'grief' ? compose(scene, [word(NO_RIGHT_WAY, scene)], {}) : null) ??
  (wasOffered(scene) ? sayPlainly(scene, DONT_KNOW) : null) ??
  compose(scene, [wordAlways(OFFER_WAY, scene, { cues: ['think'] }), whatItIs(scene, scene)], {
    technique: 'next_step',
    thread: { open: 'offer', offered: 'think', hasToldWhatItIs: true },
  });

/** 'leeds or stay put, my head is soup': both sides on one page, if they like. */
export const offerSides = (scene: Scene): Draft | null =>
  compose(scene, [wordAlways(OFFER_WAY, scene, { cues: ['sides'] }), whatItIs(scene, scene)], {
    technique: 'next_step',
    thread: { open: 'offer', offered: 'decide', hasToldWhatItIs: true },
  });

export const sayIt = (scene: Scene, said: string): Draft | null =>
  compose(scene, [wordAlways(SAY_IT, scene, { slots: { said } })], { technique: 'validate' });
