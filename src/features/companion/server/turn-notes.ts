import { withoutQuoted } from '#language/without-quoted.ts';
import type { Certainty, SafetyGuidance } from '../../safety/contract.ts';
import type { Act } from '../core/acts/act.ts';
import { tokensOf } from '../core/acts/act-features.ts';
import type { Asked } from '../core/acts/asked.ts';
import { ASKS } from '../core/acts/asking-signs.ts';
import type { CompanionTurn, PastMessage } from '../core/companion.ts';
import type { Plan } from '../core/guide.ts';
import { offerPractice } from '../core/moves/practising/offer-practice.ts';
import type { FactKind } from '../core/record/talk-record.ts';
import { isGrieving, moodOf } from '../core/scene.ts';
import { earlierNotes } from './earlier.ts';
import { quoteAsData } from './quote-as-data.ts';

const IN_WORDS: ReadonlySet<Asked> = new Set(['wording', 'message', 'reword', 'say_no', 'sorry', 'condole']);
const STEPS: ReadonlySet<Asked> = new Set(['practice', 'cope', 'start']);
/** Where something is to be given there is more room than for listening. */
const WORDS = { read: { listening: 60, giving: 110 }, spoken: { listening: 35, giving: 60 } };

/**
 * This turn's notes for a model: facts and what stands open, in plain sentences, and a suggestion only where the
 * evidence is plain. A model reads the messages too: a note that may be wrong is worse than none. Whatever the person
 * said is quoted as data.
 */
export function writeTurnNotes(plan: Plan, recent: readonly PastMessage[]): string {
  const { turn, reading, record } = plan.scene;
  const notes = [
    ...safetyNotes(turn.safety),
    ...actNotes(reading.act, turn),
    ...wishNotes(plan),
    ...strengthNotes(plan),
    memoryNote(turn),
    lengthNote(turn.spoken),
    ...suggestionNotes(plan),
  ];
  return [
    '# turn notes (from the app, for you alone, never shown)',
    ...notes.map((note) => `- ${note}`),
    ...quote('remembered', turn.preferences.memory),
    ...quote('earlier', earlierNotes(record, recent)),
  ].join('\n');
}

const STATUS: Readonly<Record<Certainty, string>> = {
  certain:
    'danger was named in this talk, now or in an earlier turn; people to call stay beside your words. what they say now may have taken it back: go by that',
  suspected: 'not sure that anything is wrong; people to call stand quietly beneath your words',
};

function safetyNotes({ certainty, tier, opening, question }: SafetyGuidance): string[] {
  return [
    ...(certainty === null ? [] : [`safety (binding): ${STATUS[certainty]} (${tier})`]),
    ...(opening === null ? [] : [`safety (binding): begin with this, in your own words: "${opening}"`]),
    ...(question === null
      ? []
      : [
          `safety (binding): it suspects danger to their life and is not sure. ask once, kindly and directly, in their own images, what this asks: "${question}"`,
        ]),
  ];
}

const LONGEST_QUOTE = 200;

function actNotes({ kind, asked: wanted, isLeaving }: Act, { content }: CompanionTurn): string[] {
  const plain = plainOf(content);
  const wantsWording = (wanted !== null && IN_WORDS.has(wanted)) || WANTS_WORDING.test(plain);
  const wantsSteps = (wanted !== null && STEPS.has(wanted)) || WANTS_STEPS.test(plain);
  return [
    ...questionNotes(kind, content),
    ...(wantsSteps && !wantsWording ? ['wants steps'] : []),
    ...(wantsWording ? ['wants wording, to send or say'] : []),
    ...(wanted === 'kind' ? ['wants a kind word, no advice'] : []),
    ...((kind === 'fix' && CORRECTS.test(plain)) || SAID_NO_SUCH.test(plain) ? ['corrects you'] : []),
    ...(COMPLAINS.test(plain) ? ['complains about you'] : []),
    ...(isLeaving ? ['leaving'] : []),
  ];
}

function questionNotes(kind: Act['kind'], content: string): string[] {
  const isAsking = kind === 'ask' || kind === 'askus';
  const question = questionIn(content) ?? (isAsking ? content : null);
  return question === null ? [] : [`asked you directly: ${quoteAsData(question.slice(0, LONGEST_QUOTE))}`];
}

const WANTS_STEPS =
  /\b(?:practical (?:tips?|advice|steps?|things?)|(?:the|a|one|just|only) (?:first |next )?steps?|(?:give|tell) me (?:something|one thing|what to do|a tip|tips)|something else to try|what do i (?:actually |even )?do|how do i (?:stop|start|calm|sleep|cope|get))\b|\bsomething else$/;
const WANTS_WORDING =
  /\b(?:(?:write|word|draft) (?:me|it|her|him|them|something|a)|what (?:do|should|would|could|can) (?:i|you|u) (?:even )?(?:say|write|text|reply)|make (?:it|that|this) (?:a (?:bit|little) )?(?:less|more|shorter|longer|softer|kinder|nicer|warmer)|take out the)\b/;
/** Said to us, in so many words: the learned reading takes agreement ('no, nobody sang') for a correction at times. */
const CORRECTS =
  /^(?:no|nope|wrong|actually|not)\b.*\b(?:i did not|i said|i meant|it was|it is not|he|she|they|not|him|her)\b|\b(?:i (?:never|did not) (?:say|said)|not what i (?:said|meant)|i meant|got (?:it|that) wrong|other way (?:round|around))\b/;
const SAID_NO_SUCH =
  /\b(?:i (?:never|did not) (?:say|said)|not what i (?:said|meant))\b(?! (?:anything|much|a word|goodbye|yes|no)\b)/;
const COMPLAINS =
  /\b(?:you (?:are|were|do) not (?:listening|listen|getting|helping|hearing|following)|you (?:keep|already) (?:asking|asked|saying|said|repeat\w*)|do not tell me what|you (?:just|only) repeat|(?:this|that) is (?:not helping|useless|no help)|(?:not|never) answer(?:ing|ed)? my question|you sound like)\b/;

const plainOf = (content: string): string =>
  tokensOf(content)
    .filter((token) => /^[a-z0-9#]/.test(token))
    .join(' ');

const ASKS_WHY = /^(?:(?:so|but|and|ok|also) )*why (?:is|are|do|does|did|was|would) /;
const MOST_WORDS_OF_TAG = 2;

/** The sentence that asks something, with a mark or without; none in what is quoted. */
function questionIn(content: string): string | null {
  const sentences = content.split(/(?<=[.!?])\s+|\n+/);
  const asks = (sentence: string): boolean => {
    const own = withoutQuoted(sentence);
    const isMarked = /\?\W*$/.test(own) && own.trim().split(/\s+/).length > MOST_WORDS_OF_TAG;
    return isMarked || ASKS.test(plainOf(own)) || ASKS_WHY.test(plainOf(own));
  };
  return sentences.find(asks) ?? null;
}

const QUESTIONS_IN_ROW = 3;

/** What they would not have, now or before. */
function wishNotes({ scene: { record, turn } }: Plan): string[] {
  const declined = record.practices.filter(({ state }) => state === 'declined').map(({ name }) => name);
  const refused = [...record.refused.filter((what) => what !== 'other'), ...declined];
  return [
    ...(refused.length > 0 ? [`declined: ${refused.join(', ').replaceAll('_', ' ')}`] : []),
    ...(turn.preferences.askLess ? ['wants fewer questions, by their settings'] : []),
    ...(record.questionsInRow >= QUESTIONS_IN_ROW
      ? [`you asked in each of your last ${record.questionsInRow} replies`]
      : []),
    ...(turn.question?.kind === 'dying' ? ['asked in your last reply: whether they think of dying'] : []),
  ];
}

function strengthNotes({ scene: { record } }: Plan): string[] {
  if (record.strength === null) return [];
  const { first, last } = record.strength;
  return [`latest strength they gave: ${last}${first === last ? '' : `, ${first} at first`}`];
}

function memoryNote({ preferences: { memoryEnabled, memory } }: CompanionTurn): string {
  if (!memoryEnabled) return 'memory across talks: off, nothing is kept unless they switch it on in settings';
  return `memory across talks: on${memory.length === 0 ? ', nothing kept yet' : ''}`;
}

function lengthNote(spoken: boolean): string {
  const { listening, giving } = spoken ? WORDS.spoken : WORDS.read;
  return `the reply is ${spoken ? 'spoken' : 'read'}: at most ${listening} words, ${giving} where they want steps or wording`;
}

const GLAD_FACTS: ReadonlySet<FactKind> = new Set(['birth', 'reunion', 'success']);
const STRONG = 7;
const TELLING: ReadonlySet<Act['kind']> = new Set(['num', 'feel', 'good', 'bad', 'story', 'short']);

/** Only where the turn tells, nothing is asked for, and what it tells leaves no doubt. */
function suggestionNotes({ scene, draft }: Plan): string[] {
  const { act, fact } = scene.reading;
  const { safety } = scene.turn;
  const isFree = safety.certainty === null && safety.opening === null && safety.question === null;
  if (!isFree || act.isLeaving || !TELLING.has(act.kind)) return [];
  const isNewDeath = fact?.kind === 'death' && !scene.before.facts.some(({ kind }) => kind === 'death');
  const isGlad = fact !== null && GLAD_FACTS.has(fact.kind) && act.kind === 'good' && moodOf(scene) === 1;
  if (isNewDeath || isGlad) return [`suggestion: ${draft.hint}`];
  const isStrong = (act.strength ?? 0) >= STRONG && moodOf(scene) < 1 && !isGrieving(scene);
  const mayOffer = scene.mayAsk && !scene.record.refused.includes('exercises');
  return isStrong && mayOffer ? [`suggestion: ${offerPractice.hint}`] : [];
}

function quote(tag: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  return [`<${tag}>`, ...sentences.map((sentence) => `- ${quoteAsData(sentence)}`), `</${tag}>`];
}
