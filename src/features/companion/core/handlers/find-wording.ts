import { answerWording } from '../moves/answering/answer-wording.ts';
import { wordingOpen } from '../moves/answering/wording-open.ts';
import { wordingTaken } from '../moves/answering/wording-taken.ts';
import type { Scene } from '../scene.ts';
import { giveAnother } from './asked-outright.ts';
import { type Draft, draft } from './draft.ts';

/** What the words are for, the plainest sign first. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  ['for-thanks', /\b(?:thank(?:ing)? (?:you|him|her|them)|say(?:ing)? thanks?|grateful|appreciate)\b/],
  ['for-unfair', /\b(?:took (?:the )?credit|blamed me|unfair|not fair)\b/],
  ['for-leaving-work', /\b(?:resign|hand(?:ing)? in|notice|i'?m leaving|quit(?:ting)? (?:my|the) job)\b/],
  ['for-card', /\b(?:card|birthday|moving to|leaving do|farewell)\b/],
  ['for-no', /\b(?:say(?:ing)? no|turn (?:it|him|her|them) down|can'?t come|refuse|cancel)\b/],
  ['for-sorry', /\b(?:i (?:snapped|shouted|yelled|lost it)|sorry|apolog\w+|my fault|forgive)\b/],
  [
    'for-condolence',
    /\b(?:condolence|bereaved|(?:his|her|their) (?:\w+ )?(?:died|funeral)|lost (?:his|her|their))\b/,
  ],
  [
    'for-hard-news',
    /\b(?:sacked|fired|redundan\w+|laid off|let go|haven'?t told|pregnant|diagnos\w+|failed)\b/,
  ],
  ['for-time', /\b(?:need (?:some )?(?:time|space)|not ready|think about it)\b/],
  [
    'for-missing',
    /\b(?:miss (?:him|her|them|you)|first time in|after (?:\w+ )?years|in (?:two|three|\w+) years|picture)\b/,
  ],
  ['for-help', /\b(?:ask (?:for|her|him|them)|need(?:ing)? help|ring (?:me|more)|lonely)\b/],
  ['for-break-up', /\b(?:ended (?:it|things)|dumped|broke up|split up|left me)\b/],
  ['for-left-out', /\b(?:invited|without me|left out|except me|ignored)\b/],
  ['for-quarrel', /\b(?:row|argu\w+|fell out|shouted|angry|said i)\b/],
];
const DENIED = /\b(?:not|don'?t|won'?t|no) (?:\w+ ){0,4}(?:sorry|thank\w*|no|miss)\b/;
const LAST_MESSAGES = 10;

/** Of the request itself, else of what they said last; null where nothing shows it. */
export function purposeOf({ turn, record }: Scene): string | null {
  const said = turn.history.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  const texts = [turn.content, ...said.slice(-LAST_MESSAGES).reverse()].map((text) => text.toLowerCase());
  const isGoodNews = record.facts.some(
    ({ valence, turn: at }) => valence === 1 && record.turn - at <= LAST_MESSAGES,
  );
  for (const [at, text] of texts.entries()) {
    const found = DENIED.test(text) ? undefined : PURPOSES.find(([, sign]) => sign.test(text))?.[0];
    if (found !== undefined) return found;
    if (at === 0 && isGoodNews) return 'for-missing';
  }
  return null;
}

/** Words for what is to be said; where it is not known what that is, it is asked for once, honestly. */
export function findWording(scene: Scene): Draft | null {
  const purpose = purposeOf(scene);
  return draft(scene, purpose === null ? [wordingOpen] : [answerWording, wordingOpen], {
    mayAsk: false,
    cues: purpose === null ? [] : ['for', purpose],
  });
}

const MOST_WORDS_OF_A_VERDICT = 6;
const NOT_THAT =
  /\b(?:too \w+|nah|no|not me|cringe\w*|soppy|formal|stiff|weird|awkward|another|different|something else|shorter|softer)\b/i;
const TAKEN =
  /\b(?:good|nice|better|perfect|like (?:it|that)|works?|ok|okay|yeah|yes|love|great|cheers|will do)\b/i;

/** The turn after words were given: others where they do not suit, and no more where they do. */
export function followWording(scene: Scene): Draft | null {
  const { before, reading, turn } = scene;
  const isVerdict = before.asked === 'wording' && reading.wordCount <= MOST_WORDS_OF_A_VERDICT;
  if (!isVerdict || /^(?:bye|thanks|ask|askus|refuse)$/.test(reading.act.kind)) return null;
  if (TAKEN.test(turn.content)) return draft(scene, [wordingTaken], { mayAsk: false });
  return NOT_THAT.test(turn.content) ? (giveAnother(scene) ?? findWording(scene)) : null;
}
