import { withoutQuoted } from '#language/without-quoted.ts';
import { echoes, questionsIn } from '../../acts/questions.ts';
import { type Sentence, sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import { OF_TASTE } from './about-us-signs.ts';
import { lastReplyOf, plainOf, WORDS_OF_A_SHORT_TURN, wordsIn } from './plain.ts';
import { asksOfThemselves } from './reassured.ts';
import { smallKind } from './small-questions.ts';

/** Sentences that ask; 'did i do it too soon' among them. */
export const asksIn = (content: string): Sentence[] => {
  const asked = questionsIn(content);
  return sentencesOf(content).filter(
    (one) => asked.some(({ words }) => words === one.words) || asksAlso(one.plain),
  );
};

/** 'did i do it too soon', 'my first answer to what', 'i just want to know if i am mad', 'where was i supposed to go with it'. */
const ASKS_ALSO =
  /^pick (?:one |for me )?.*\bor\b|^(?:i (?:just |only )?asked )?why (?:did|do|am|was|would) i\b|\bwhy'd i\b|\bwhy (?:would|does|do) (?:somebody|someone|people|a person|one|you) (?:cry|laugh|weep)\b|^(?:(?:so|but|and|or) )*did i (?:do|leave|say|get|wait|go|handle|make) |^(?:\w+ ){1,5}(?:to|about|of|with|for|in) what$|\bi (?:just |only )?(?:wanna|want to|need to) know (?:if|whether) (?:i|it|that|this) |\bi asked (?:you )?(?:if|whether) (?:i|it|that|this) (?:am|is|was) |^where (?:am|was) i (?:supposed|meant) to |\bis (?:that|it|this) (?:bad|weird|normal|daft|silly|wrong|dramatic)$|^is (?:\w+ ){1,3}too (?:mean|harsh|rude|cold|stiff|formal|blunt|soft|soppy|angry|needy)\b/;
const asksAlso = (plain: string): boolean =>
  ASKS_ALSO.test(plain) ||
  asksOfThemselves(plain) ||
  UNMARKED.has(smallKind(plain) ?? '') ||
  HOW_LONG.test(plain) ||
  OF_TASTE.test(plain);
/** Whose form is enough; of what else a mark must say that it is asked. */
const UNMARKED: ReadonlySet<string> = new Set(
  'pick which follows agrees counts allowed may_tell they_would they_feel when_to opinion'.split(' '),
);
const HOW_LONG =
  /^(?:(?:so|and|but|ok) )*(?:when does (?:it|this|that|the \w+)|does (?:it|this|that|the \w+) (?:ever )?get) /;

/** What is asked, where it stands at the end of the turn or the turn is short: the last question, and all of them. */
export function askedIn(scene: Scene): { readonly last: string; readonly all: readonly string[] } | null {
  const { content } = scene.turn;
  const ours = plainOf(lastReplyOf(scene));
  const asked = asksIn(content).filter(
    ({ plain, isMarked }) =>
      !ours.includes(plain) &&
      (isMarked ||
        OF_ANY_LENGTH.has(smallKind(plain) ?? '') ||
        asksOfThemselves(endOf(plain)) ||
        (wordsIn(plain) <= WORDS_OF_AN_UNMARKED && (ASKS_UNMARKED.test(plain) || asksAlso(plain)))),
  );
  const last = asked.at(-1);
  if (last === undefined) return null;
  const ending = sentencesOf(content).slice(-MOST_SENTENCES_AFTER - 1);
  const isAtEnd = ending.some(({ words }) => words === last.words);
  if (!isAtEnd && scene.reading.wordCount > WORDS_OF_A_SHORT_TURN) return null;
  return { last: last.plain, all: asked.map(({ plain }) => plain) };
}

const MOST_SENTENCES_AFTER = 1;
const WORDS_OF_AN_UNMARKED = 18;
/** Said without a stop: 'okay well thanks but what i'm asking is is it a bit mad to …'; of a longer run its end. */
const WORDS_OF_A_RUN = 32;
const WORDS_OF_AN_END = 12;
function endOf(plain: string): string {
  const words = plain.split(' ');
  return words.length <= WORDS_OF_A_RUN ? plain : words.slice(-WORDS_OF_AN_END).join(' ');
}
/** 'would you rather …': by how they begin. */
const OF_ANY_LENGTH: ReadonlySet<string> = new Set(['pick', 'when_to', 'they_feel']);
/** Plainly asked, though no mark says so. */
const ASKS_UNMARKED =
  /^(?:(?:so|and|but|ok|well|then|right|now|also|wait|hey|um|lol|like|just|please|go on|aye|no|naw) )*(?:should|shall|what (?:do|does|should|would|can|is|are|if|did)|how (?:do|does|should|can|would|did|long)|why (?:do|does|did|is|are)|is it|is that|was it|do you(?! know (?:we|i|what|that|how|my|he|she|they))|did you|did u|do u|(?:you|u) (?:know|have|got) any|got any (?:games|jokes|riddles)|are you|are u|can you|can u|could you|can we|could we|will you|would you|am i|do i|did i|was i|have i|can i|may i|could i|will (?:i|he|she|it|they)|which|(?:please )?(?:tell|give) (?:me|us) (?:a|another|your) )\b|\bshould i\b|\bor not$/;

/** A question plainly put: the verb in front, and no tag, quiz or echo. */
const PLAINLY =
  /^(?:(?:so|and|but|ok|okay|well|then|right|now|also|wait|hey|um|lol|honestly|anyway|sorry|please|one more thing) )*(?:what|who|why|how|where|when|which|whose|do|does|did|is|are|was|were|am|can|could|will|would|have|has|any) (?!not\b)[\w#]+/;
const NO_QUESTION =
  /^(?:(?:so|and|but) )*(?:did you know\b|do you know (?:what|who|how|when|we|i|my|he|she|they)\b|would you believe\b|why not$|how about that$|what a\b|(?:is|are|do|does|did|was|were|have|has|can|could|will|would) (?:not )?(?:it|i|you|he|she|they|we|there|that)$)/;

/**
 * Whether what has no kind is asked of us at all: at the end of the turn, plainly put, and no question of
 * ours given back before its answer.
 */
export function isPlainlyAsked(scene: Scene, asked: string): boolean {
  const { turn, language } = scene;
  if (language !== 'en') return true;
  const [last, before] = sentencesOf(turn.content).toReversed();
  const isBefore = before?.plain === asked && before.isMarked;
  const isOurs = (): boolean => isOfOurWords(scene, asked) || echoes(asked, lastReplyOf(scene));
  if (last?.plain !== asked && (!isBefore || isOurs())) return false;
  const clauses = turn.content.split(/[,:]\s+/).map(plainOf);
  return [asked, last?.plain === asked ? (clauses.at(-1) ?? '') : ''].some(
    (one) => PLAINLY.test(one) && !NO_QUESTION.test(one),
  );
}

/** 'what's down on paper?', 'take what apart?': a few words that ask back what we said. */
export function isOfOurWords(scene: Scene, asked: string): boolean {
  const words = asked.split(' ');
  if (words.length > MOST_WORDS_ASKED_BACK || !/\b(?:what|which|where|who|whose|how)\b/.test(asked))
    return false;
  const ours = plainOf(withoutQuoted(lastReplyOf(scene)));
  const ownWords = new Set(ours.split(' '));
  const content = words.filter((word) => !OF_ANY_SENTENCE.has(word));
  if (content.length === 0) return words.length > 3 && ours.includes(words.slice(1).join(' '));
  return (
    content.filter((word) => ownWords.has(word)).length * 2 >= content.length &&
    !/\b(?:he|she|they)\b/.test(asked)
  );
}
const MOST_WORDS_ASKED_BACK = 9;
const OF_ANY_SENTENCE = new Set(
  'what which where who whose how is are was were it that this these those the a an to of in on for with from at by my your our me i you we he she they do does did can could be been just like or and so but have has had will would not then there here still one go am'.split(
    ' ',
  ),
);
