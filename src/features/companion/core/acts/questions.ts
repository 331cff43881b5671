import { type Sentence, sentencesOf } from './said-forms.ts';

/** Turns of phrase that ask, with a mark or without. */
export const ASKS =
  /^\W*the \w+ one,? please\W*$|\b(?:i (?:just |really )?(?:want|need|wanna|would like|'d like) (?:to (?:know|learn|work out|find out) )?(?:how|what) to|i (?:just |really )?(?:want|need) you to (?:tell|help|write|word|give|say)|(?:can|could|would|will) (?:you|u) (?:just |please )?(?:tell|give|help|write|word|suggest|make|put|draft)|(?:^|[.!?,] )(?:please |just |ok |so |then |and |but |right |well )*(?:help|give|tell|write|word|find|teach|show|suggest) (?:me|us)\b|\bhelp\W*$|what if (?:i|he|she|they|it|we|my|nobody|no one)\b|what else (?:is there|can i|could i|have you got)|any (?:tips?|ideas?|advice|suggestions?)|^(?:(?:hey|so|ok|and) )?(?:you|u) (?:know|have|got) any\b|^(?:\w+ ){0,3}got any (?:games|jokes|riddles)\b|what (?:do|should|can|could|shall|would) (?:i|you|we)\b|how (?:do|can|should|would|could) (?:i|you|we|people)\b|should i\b|is (?:that|it|this) (?:normal|weird|bad|daft|silly)|need (?:a tip|help|some words|words|advice)|(?:ideas|tips|advice) for)\b|(?:^|[.!?,] )(?:so |but |and |ok |well |no |like |wait |lol |hey |um |then )*(?:how (?:do|does|can|should|would|could|did|long|many|much|to)\b|(?:do|does|did|can|could|should|will|would|is|are|am|was|were|shall|have|has) (?:i|you|u|we|one|it|that|this|he|she|they|there)\b|what (?:even |actually )?(?:is|are) (?:this|you)\b|what(?:'s| is| does| do| did) |(?:what|how) about )/;

const ASKS_WHY =
  /^(?:(?:so|but|and|ok|also) )*why (?:is|are|do|does|did|was|would) (?:there|you|i|u|it|this|that) /;
/** 'did it at his speed', 'no not help help': told, not asked. */
const TOLD =
  /^(?!(?:\w+ )?(?:would|could|should|can|will|do|does|did) (?:i|you|u|we)\b)(?:\w+ ){0,3}(?:do|did|have|had) (?:it|that|this|one)\b|\bhelp$|^\w+ (?:was|is|were|will|would) going\b|\band do you know\b/;
/** 'she asked me, daddy are you crying?' */
const REPORTED =
  /\b(?:says|(?<!\b(?:and|to|i) )say|said|goes|asks|asked|was like) (?:me |him |her |us )?(?:daddy |mummy |mum |dad )?(?:what|how|why|where|do|did|are|is|can|could|will|would|should)\b/;
const TAG =
  /\bi (?:think|guess|suppose)$|^(?:and |but )?(?:do )?you know (?:what|who|how|when)\b|^(?:(?:you )?know|right|yeah|ok|innit|huh|eh|no|yes|what|see|really)(?: \w+)?$/;
/** Asked of nobody: 'who does that?', 'why would he?'. */
const OF_NOBODY =
  /^(?:(?:and|but|like|so|i mean) )*(?:who (?:says|does|even)|why (?:would|does|did|is|can|could) (?:he|she|they|people|everyone|anyone)|how (?:could|can|dare) (?:he|she|they))\b/;

/** Clauses that ask without a mark and without the verb in front: 'whats your diagnosis', 'the 9th is a thursday is it'. */
const ASKS_PLAINLY =
  /^(?:(?:go on|so|and|but|well|then|ok|right) )*(?:what is (?:your|that for|this for|the point)|do i (?:keep|still|just|even) \w+|you (?:could|can|might) (?:give|tell|write|word) me .+)|^(?!.*\b(?:what|who|how|where|which|why|that)\b).+ (?:is|was|are) (?:it|that|they|he|she)$/;
const clausesOf = (words: string): string[] =>
  words.split(/,\s+/).flatMap((clause) => sentencesOf(clause).map(({ plain }) => plain));

const LEAST_WORDS_AMONG_OTHERS = 3;

/** The sentences that ask something, with a mark or without; none in what is quoted. */
export function questionsIn(content: string): Sentence[] {
  const sentences = sentencesOf(content);
  return sentences.flatMap((sentence) => {
    const { words, plain, isMarked } = sentence;
    if (TAG.test(plain) || OF_NOBODY.test(plain)) return [];
    const isFormed =
      ASKS.test(plain) || ASKS_WHY.test(plain) || clausesOf(words).some((one) => ASKS_PLAINLY.test(one));
    const isScrap = plain.split(' ').length < LEAST_WORDS_AMONG_OTHERS && sentences.length > 1;
    return !REPORTED.test(plain) && ((isMarked && !isScrap) || (isFormed && !TOLD.test(plain)))
      ? [sentence]
      : [];
  });
}

/** 'did she ask LOL. course she did': our own question given back before its answer. */
export function echoes(asked: string, lastReply: string): boolean {
  const ours = new Set(
    sentencesOf(lastReply).flatMap(({ plain, isMarked }) => (isMarked ? plain.split(' ') : [])),
  );
  const words = sentencesOf(asked).flatMap(({ plain }) => plain.split(' '));
  return words.filter((word) => ours.has(word)).length >= ECHO_SHARE * words.length;
}
const ECHO_SHARE = 0.75;
