import { withoutQuoted } from './without-quoted.ts';

/** What a reply may ask of the person, by the kind of answer it waits for. */
export const QUESTION_KINDS = [
  /** What happened, what it was like, what was needed: any words. */
  'open',
  /** A feeling, or one word for it. */
  'feeling',
  /** How strong, 0 to 10. */
  'strength',
  /** Yes or no, or one of two. */
  'yes_no',
  /** A summary: is that close? */
  'summary',
  /** A breath or a practice: would you like to, did it help? */
  'practice',
  /** One small step, or a person to turn to. */
  'step',
  /** Whether they think of dying or of not wanting to be alive. */
  'dying',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/**
 * The question that stands open: an answer ('yes', 'tomorrow', a number) belongs to whoever asked last. One per
 * conversation, for the companion and the safety protocol together.
 */
export interface OpenQuestion {
  readonly by: 'companion' | 'protocol';
  readonly kind: QuestionKind;
}

const SIGNS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'dying',
    /ending your life|not wanting to be (?:here|alive)|thinking (?:of|about) (?:suicide|dying|killing)|not (?:being|be) alive|not living|rather not be alive|suicid|thoughts of (?:dying|death)|act(?:ing)? on (?:it|these|them)|you (?:\w+ ){0,4}(?:mean|want|wish|plan|planning|wanting|wishing) (?:\w+ )?(?:to die|to be dead|not to wake)|(?:thinking of|mean to|plan to|going to) (?:do|doing) it|quitarte la vida|acabar con tu vida|no querer vivir|seguir con vida|(?:pensamientos de|pensado en|piensas en|ganas de) (?:la muerte|morir)|mettre fin à ta vie|passer à l'acte|(?:à|de) mourir|das leben zu nehmen|(?:ans|an den) (?:sterben|tod)|suizid|selbstmord|nicht mehr leben|tirar a própria vida|(?:pensa|pensado|pensando|pensamentos) (?:em|de) (?:morrer|morte)|suicíd|toglierti la vita|pens\w+ (?:a|di) morire/u,
  ],
  ['strength', /\b0 to 10|zero to ten|out of (?:10|ten)|how strong|from 0 to|0 is quiet/u],
  [
    'summary',
    /is that (?:close|it|right)|did i (?:miss|get|hear)|have i got|does (?:that|it) fit|is a piece of it wrong|or would you put it/u,
  ],
  ['practice', /\bbreath|breathe|in for four|ground|five things|did (?:it|that) help|try (?:it|one|that)\b/u],
  [
    'step',
    /\b(?:small|one) (?:small )?(?:step|thing|sentence)\b|who could|one person|somebody (?:near|who)|anyone (?:near|who)/u,
  ],
  [
    'feeling',
    /\b(?:one|a|which|what) (?:word|feeling|name (?:for|fits))\b|what do you feel|what are you feeling|call it\b/u,
  ],
  [
    'yes_no',
    /(?:^|[.,:;] )(?:do|did|does|is|are|was|were|have|has|had|can|could|would|will|should|may|shall) (?!you tell|you say)[^.?!]*$|\bor\b[^.?!]*$/u,
  ],
];

/**
 * What kind of question a reply ends on; null where it asks nothing, or only in words that it drafts. Read from its
 * words: models keep no state.
 */
export function readQuestion(reply: string): QuestionKind | null {
  const text = withoutQuoted(reply.toLowerCase());
  const end = text.lastIndexOf('?');
  if (end === -1) return null;
  const asked =
    text
      .slice(0, end)
      .split(/[.!?]\s/u)
      .at(-1) ?? '';
  return SIGNS.find(([, sign]) => sign.test(asked))?.[0] ?? 'open';
}
