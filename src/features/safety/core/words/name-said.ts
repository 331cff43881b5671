import type { Language } from '#language/detect-language.ts';
import type { Move } from '../protocol/moves.ts';
import { SAID_ELSEWHERE, type SaidBack } from './said-elsewhere.ts';

/** The first answers to something certain: here, once, what was said is named before anything is asked. */
const NAMING: ReadonlySet<Move> = new Set([
  'ask_directly',
  'ask_directly_self_harm',
  'ask_danger',
  'willing',
  'thoughts_unclear',
]);

/** What was said, and how it is said back. Only these words: a method or a place is never repeated. */
const SAID: SaidBack = [
  [/\b(?:not|never) (?:to )?(?:want(?:ing)? to )?(?:have to )?(?:wake|waking|woke)\b/u, 'not waking up'],
  [/\b(?:not|never) (?:want(?:ing)? to )?(?:be|being) (?:here|around)\b/u, 'not wanting to be here'],
  [
    /\b(?:not|never) (?:want(?:ing)? to )?(?:be|being|stay) alive\b|\bnot (?:want to )?(?:live|exist)\b/u,
    'not wanting to be alive',
  ],
  [/\bbetter (?:off )?(?:\w+ )?without me\b|\bbetter off if i\b/u, 'that they would be better without you'],
  [/\bnever (?:been )?born\b/u, 'never having been born'],
  [
    /\b(?:hurt|harm|cut|punish|burn|scratch)(?:ing)? (?:myself|my \w+)\b|\bself harm/u,
    'the pull to hurt yourself',
  ],
  [/\b(?:been|started|still|keep) (?:cutting|burning|self harming)\b/u, 'the pull to hurt yourself'],
  [/\b(?:tired|sick|exhausted) of (?:living|being alive|life|existing)\b/u, 'tired of living'],
  [/\b(?:no|any) (?:reason|point) (?:\w+ )?(?:to|in) (?:live|living|go on|going on)\b/u, 'no reason left'],
  [/\bpart of me (?:wants|wanted|wishes|longs) to (?:die|be dead)\b/u, 'a part of you that wants to die'],
  [/\bwish(?:es|ed|ing)? i (?:was|were|am) dead\b/u, 'wishing you were dead'],
  [/\bwould (?:just |please )?(?:kill|end) me\b/u, 'wishing somebody would end it for you'],
  [/\b(?:want|wanted|wanting|rather|sooner|like|love|prefer) (?:to )?be dead\b/u, 'wanting to be dead'],
  [/\b(?:want|wanted|wanting) to die\b/u, 'wanting to die'],
  [/\benough of (?:life|living|being alive|existing)\b/u, 'enough of living'],
  [/\b(?:want|wanted|wanting) to (?:kill myself|end (?:it|my life|it all))\b/u, 'wanting to end your life'],
  [/\bsuicidal (?:thoughts|feelings|ideas|urges)\b|\bsuicide\b/u, 'thoughts of suicide'],
  [/\bsuicidal\b/u, 'feeling suicidal'],
  [
    /\b(?:kill(?:ing)? myself|end(?:ing)? (?:it|my life|it all)|off(?:ing)? myself)\b/u,
    'thoughts of ending it',
  ],
  [/\bburden\b/u, 'feeling like a burden'],
];

const SINCE =
  /\b(?:since (?:yesterday|last (?:night|week|month|year|summer|winter|spring|autumn)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|school|i was (?:young|little|a kid|a child|a teenager))|for (?:days|weeks|months|years|a (?:while|week|month|year|long time))|(?:every|most) (?:single )?(?:night|nights|day|days|morning|mornings|evening|evenings)(?: now)?|all (?:day|night|week|the time)|tonight|today|lately|again|at night)\b/u;

const FELT =
  /\b(?:so|really|very|just|too) (?:tired|lonely|alone|ashamed|scared|empty|numb|exhausted|trapped|lost|worn out)\b/u;

/** Denied in the same breath, or a time that it is not: 'suicide, no', 'not wanting to be here, no', 'not today'. */
const UNSAID =
  /\b(?:not|no) (?:just )?(?:today|tonight|now|again|yet)\b|\b(?:suicide|suicidal|be here|alive) (?:no|nah|nope)\b/u;

const findSaid = (said: SaidBack, plain: string): string | undefined =>
  said.find(([words]) => words.test(plain))?.[1];

/**
 * What a person said, in two to eight words of theirs or as near as may be said back; null where nothing may be.
 * `plain` is the message as plain words of `language`; since when, and what is felt beside it, are read in English only.
 */
export function nameSaid(plain: string, move: Move, language: Language): string | null {
  if (!NAMING.has(move) || UNSAID.test(plain)) return null;
  if (language === 'en') return nameInEnglish(plain);
  const said = findSaid(SAID_ELSEWHERE[language], plain);
  return said === undefined ? null : `${said}.`;
}

function nameInEnglish(plain: string): string | null {
  const said = findSaid(SAID, plain);
  const beside = FELT.exec(plain)?.[0];
  const since = SINCE.exec(plain)?.[0];
  if (said === undefined && since === 'again') return null;
  const named = [said, said === undefined || plain.length > 60 ? beside : undefined, since].filter(
    (one) => one !== undefined,
  );
  return said === undefined && named.length < 2 && since === undefined ? null : `${named.join(', ')}.`;
}
