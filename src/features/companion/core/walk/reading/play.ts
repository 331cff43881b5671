import { sentencesOf } from '../../acts/said-forms.ts';
import { lastReplyIn, saidBefore } from '../../said-so-far.ts';
import { isCalm, type Scene } from '../../scene.ts';
import { plainOf } from './plain.ts';
import { asksIfWeFollow, namesTwoThings } from './small-questions.ts';

/*
 * Talk for its own sake: riddles, marks for a joke, a game of words, a question asked for. By the last thing that was said
 * between us, where words alone leave a doubt.
 */
export type PlayKind = 'riddle' | 'who' | 'punchline' | 'mark' | 'game_turn' | 'ask_me' | 'nice' | 'why_not';

const RIDDLE =
  /^(?:(?:ok|okay|right|so|well|my turn|now|and|but|here is (?:one|mine|another)(?: back)?|i have (?:got )?one|got one|how about this|try this) )*(?:why(?:'d| did| do| does| is| was| are| would) (?:the|an?) \w+.*|what do (?:you|u) (?:call|get (?:when|if)) .+|how many \w+ does it take .+|knock knock)$/;
const OFFERS_ONE =
  /\b(?:my turn|here is (?:one|mine|another)|here is one back|(?:i have|ive) (?:got )?one|got one for you|guess this)\b/;
/** 'i'll take your go' leaves nothing to us. */
const GAME_TURN =
  /^(?:(?:so|just|no|then|come on) )*make something up$|^(?:(?:ok|so|now|and|then) )*(?:your|ur) (?:go|turn)\b|(?<!\b(?:take|took|taking|have|had|skip|for) )\b(?:your|ur) (?:go|turn)(?: (?:now|then|\w))?$/;
const ASK_ME =
  /(?:^|(?<!\b(?:if|that|when) )\b(?:you|u|just|please|then|instead|so|ok|now) )ask me (?:something|anything|(?:a|the) (?:\w+ )?question|(?:a \w+ )?one)\b|^(?:(?:ok|so|now|then|no|maybe) )*(?:you|u) (?:ask|choose) (?:me )?(?:something|a question|one)(?: (?:real|else|then|instead|now))*$/;
const NICE =
  /^(?:(?:ok|so|please|just|and|now|go on|can you|could you|then) )*(?:say|tell me|give me) (?:something|one thing|a word that is) (?:nice|kind|good|sweet|lovely)\b/;
const MARK =
  /\b(\d{1,2}) ?(?:\/ ?10|out of (?:10|ten))\b|\b(?:that'?s|it'?s|thats|call it|give (?:it|that)|i'?d give (?:it|that)) an? (\d{1,2})\b/i;
const WHY_NOT =
  /^(?:(?:thank (?:you|u)|thanks|thx|ok|okay|and|but|oh|so|really) )*(?:why not|how come|how so|why|why is (?:that|it not)|what makes (?:you|u) say (?:that|so))(?: (?:though|tho|then))?$/;
const MOST_WORDS_OF_A_PUNCHLINE = 20;

/** The marks out of ten that a joke of ours got; null where none was told just now. */
export function markIn({ turn, before }: Scene): string | null {
  if (!/^(?:us-)?joke/.test(before.used.at(-1) ?? '')) return null;
  const found = MARK.exec(turn.content);
  return found === null ? null : (found[1] ?? found[2] ?? null);
}

/** Null: nothing of the kind. */
export function playIn(scene: Scene): PlayKind | 'pick' | 'follows' | null {
  if (!isCalm(scene) || scene.language !== 'en') return null;
  if (asksIfWeFollow(scene.turn.content)) return 'follows';
  if (markIn(scene) !== null) return 'mark';
  const sentences = sentencesOf(scene.turn.content).map(({ plain }) => plain);
  const lastId = scene.before.used.at(-1) ?? '';
  if (lastId.startsWith('reassured') && sentences.some((one) => WHY_NOT.test(one))) return 'why_not';
  return riddleIn(scene, sentences) ?? (isPick(scene) ? 'pick' : gameIn(scene, sentences));
}

/** Theirs, or what comes after it. */
function riddleIn({ turn, before, reading }: Scene, sentences: readonly string[]): PlayKind | null {
  const lastId = before.used.at(-1) ?? '';
  if (lastReplyIn(turn).startsWith(WHO_IS_THERE) && reading.wordCount <= MOST_WORDS_AT_THE_DOOR) return 'who';
  const isAfter = lastId.startsWith('riddle') && !turn.content.includes('?');
  if (isAfter && reading.wordCount <= MOST_WORDS_OF_A_PUNCHLINE) return 'punchline';
  const at = sentences.findIndex((one) => RIDDLE.test(one));
  const isPlaying =
    /^(?:(?:us-)?joke|no-joke|punchline|mark)/.test(lastId) || OFFERS_ONE.test(plainOf(turn.content));
  if (at === -1 || !(isPlaying || sentences[at] === 'knock knock')) return null;
  return at === sentences.length - 1 ? 'riddle' : 'punchline';
}

function gameIn({ reading }: Scene, sentences: readonly string[]): PlayKind | null {
  const isShort = reading.wordCount <= MOST_WORDS_OF_A_GAME;
  if (isShort && sentences.some((one) => GAME_TURN.test(one))) return 'game_turn';
  if (sentences.some((one) => NICE.test(one))) return 'nice';
  return sentences.some((one) => ASK_ME.test(one)) ? 'ask_me' : null;
}
/** 'knock knock'. */
const WHO_IS_THERE = "who's there";
const MOST_WORDS_AT_THE_DOOR = 4;
const MOST_WORDS_OF_A_GAME = 30;

/** With a mark, in capitals, or asked once more. */
function isPick({ turn, before }: Scene): boolean {
  const { at, open } = before.thread;
  if (at !== null || open === 'offer') return false;
  const earlier = saidBefore(turn).slice(-MESSAGES_BACK).map(plainOf);
  return sentencesOf(turn.content).some(
    ({ words, plain, isMarked }) =>
      namesTwoThings(plain) &&
      (isMarked ||
        words === words.toUpperCase() ||
        YOU_PICK.test(turn.content) ||
        earlier.some((text) => text.includes(plain))),
  );
}
const MESSAGES_BACK = 2;
const YOU_PICK = /\b(?:you|u) (?:pick|choose)\b/i;
