import { sentencesOf } from '../../acts/said-forms.ts';
import type { Scene } from '../../scene.ts';
import { wordsIn } from './plain.ts';

/** What they will do, want left as it is, or turn over in their minds: heard as that, and nothing is asked. */
export interface Decided {
  readonly kind: 'decision' | 'thought';
  readonly words: string;
  /** Something is to be kept or left as it is. */
  readonly isLeft: boolean;
  /** 'maybe'. */
  readonly isUnsure: boolean;
  /** Something is to be said to somebody. */
  readonly isSaid: boolean;
}

const LEAD =
  '(?:(?:ok|okay|so|right|well|then|no|yes|yeah|and|but|anyway|actually|hm+|oh|ha|tomorrow|tonight|on \\w+day|i (?:think|guess|suppose|reckon)) )*';
/** Deeds of every day; what befalls somebody ('i will lose it', 'i am going to be sick') is no decision. */
const SAYS = 'ring|call|phone|tell|ask|write|text|message|email|say|talk';
const DOES = `${SAYS}|keep|leave|take|put|buy|book|try|wait|stay|move|sell|apply|cook|wear|visit|plant|paint|clean|bake|frame|save|send|show|add|post|bring|go (?:and|to|up|round|over|for|home|see)`;
const WILL = new RegExp(
  `^${LEAD}(?:i (?:shall|will|am going to|am gonna)|ill|im (?:going to|gonna)|i am off to|i have decided (?:to|i will)) (?:just |probably |definitely |still )*(?:${DOES})\\b`,
);
const MIGHT = new RegExp(
  `^${LEAD}(?:maybe|perhaps) i (?:should|could|can|might|will|shall) (?:just )?(?:${DOES}|let)\\b|^${LEAD}i might (?:just )?(?:${SAYS}|try|show|send)\\b|^${LEAD}i could (?:just )?(?:ring|call|phone|write|text|message|ask|show|try|tell (?:him|her|them|my))\\b|^${LEAD}i should (?:just )?(?:ring|call|phone|write|text) and (?:say|tell|ask)\\b`,
);
/** Of what is left behind. */
const LEFT_AS_IT_IS =
  /^(?:no )?i (?:(?:do not|dont) want (?:\w+ ){1,2}(?:taken|moved|touched|thrown|given)|(?:want|would like) to (?:keep|leave) )/;
const KEEPS = /\b(?:keep|leave) (?:it|that|this|them|these|those|the|his|her)\b/;
const NO_DECISION =
  /\b(?:(?:tell|ask|write to|show) you|not(?! want\b)|never|if|unless|goodbye|kill\w*|die|dying|dead|hurt|pills?|tablets?|meds|jump|rope|knife|bridge|river|forever|everyone|everybody|last|end|over with|sick|mad|crazy|alone|regret|pay|without|have to|note|nothing|pretend|cry|hell|blame|revenge|sleep|bed)\b/;
/** Beside it nothing they will do is a plan to be cheered on. */
const NOBODY = /\b(?:nobody|no ?one|(?:will|would|['’]ll|to) miss me)\b/i;
const MOST_WORDS = 16;
const EDGES = /^(?:(?:ok|okay|so|right|well|no|yes|yeah|and|but|anyway|actually|oh)[\s,.]+)+(?=\S)/i;

/** The last of them that a calm turn says; null where it says none, or anything grave beside it. */
export function decidedIn({ turn, before, cues }: Scene): Decided | null {
  const { tier, question } = turn.safety;
  if (question !== null || cues.has('grave') || turn.content.includes('?')) return null;
  if (NOBODY.test(turn.content)) return null;
  const isGrief = before.thread.tone === 'grief';
  const found = sentencesOf(turn.content).flatMap(({ words, plain }) => {
    const isLeft = isGrief && LEFT_AS_IT_IS.test(plain);
    const kind = kindOf(plain, isLeft, tier === 'T0');
    if (kind === null) return [];
    return {
      kind,
      words: words.replace(EDGES, ''),
      isLeft: isLeft || KEEPS.test(plain),
      isUnsure: /\b(?:maybe|perhaps|might|could)\b/.test(plain),
      isSaid: /\b(?:tell|say) (?:\w+ )?(?:that|this|it)\b/.test(plain),
    };
  });
  return found.at(-1) ?? null;
}

/** Of a goodbye: what they did just now, will do for somebody, or settled. */
export function newsIn(scene: Scene): 'did' | 'will' | 'settled' | null {
  const { turn, cues } = scene;
  if (turn.safety.tier !== 'T0' || cues.has('grave')) return null;
  if (sentencesOf(turn.content).some(({ plain }) => DID.test(plain))) return 'did';
  const decided = decidedIn(scene);
  if (decided?.kind !== 'decision' || /\bgo\b/i.test(decided.words)) return null;
  return TO_DO.test(decided.words) && !decided.isLeft ? 'will' : 'settled';
}
const DID = new RegExp(
  `^(?:k )?${LEAD}(?:i (?:have )?|ive )?(?:just |finally )?(?:sent|posted|booked|rang|phoned|emailed|did) (?:it|that|them|him|her|mum|mam|mom|dad)(?: (?:off|just|now|already|today))*$`,
);
const TO_DO = new RegExp(`\\b(?:${SAYS}|send|show|visit|apply|try)\\b`, 'i');

function kindOf(plain: string, isLeft: boolean, isCalm: boolean): Decided['kind'] | null {
  if (NO_DECISION.test(plain) || wordsIn(plain) > MOST_WORDS) return null;
  if (isLeft || (isCalm && WILL.test(plain))) return 'decision';
  return isCalm && MIGHT.test(plain) ? 'thought' : null;
}
