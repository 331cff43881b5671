import { ANSWERS } from '../moves/answering/answers.ts';
import { wordingFound } from '../moves/answering/wording-found.ts';
import { wordingTaken } from '../moves/answering/wording-taken.ts';
import type { TalkRecord } from '../record/talk-record.ts';
import type { Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';
import { meant } from './meant.ts';

const MOST_WORDS_OF_A_VERDICT = 6;
/** 'that sounds like a speech! something cheerful.' */
const OTHER_WORDS = /\b(?:something|more|less|bit) (?:\w+er|\w+ful|casual|formal|normal|light|happy)\b/i;
const MOST_WORDS_OF_A_WISH = 14;
const NOT_THAT =
  /\b(?:too \w+|nah|no|not me|cringe\w*|soppy|formal|stiff|soft|harsh|weird|awkward|another|different|something else|less \w+|more \w+|(?:short|soft|firm|strong|warm|nic|kind|polit|blunt|clear|simpl|casual)e?r)\b/i;
const TAKEN =
  /\b(?:good|nice|better|perfect|like (?:it|that)|works?|ok|okay|yeah|yes|love|great|cheers|will do)\b/i;

/** 'that's actually good advice': of what we said, no message. */
const OF_OUR_WORDS = /\b(?:advice|useful|helps|helped|helpful|thanks|thank you|cheers)\b/i;
/** 'i could say that. i saw you with the socks.' */
const SPEAKS_TO_THEM =
  /\bi(?:'d| could| might|'ll) say\b|\bi (?:\w+ )?(?:saw|love|miss|want|need|know|hope|wish|heard|thought of) you\b/i;
const OFFERS_WORDS =
  /\b(?:something like (?:that|this)|i'?d say|how about)\b|^\W*(?:so,? like|so,? maybe)\b,? /i;
const TELLING: ReadonlySet<string> = new Set(['story', 'short', 'feel', 'good', 'bad']);
const [FEWEST_WORDS_OF_A_MESSAGE, MOST_WORDS_OF_A_MESSAGE] = [4, 45];

/** The turn after words were asked for: others where they do not suit, none where they do; what they say is the message. */
export function followWording(scene: Scene): Draft | null {
  const { before, reading, turn } = scene;
  if (
    before.asked !== 'wording' ||
    (/^(?:bye|thanks|ask|askus|refuse|gripe|fix)$/.test(meant(scene)) &&
      !isVerdict(scene) &&
      !isOffered(scene))
  )
    return null;
  const { wordCount, act } = reading;
  if (wordCount <= MOST_WORDS_OF_A_VERDICT && !NOT_THAT.test(turn.content) && TAKEN.test(turn.content))
    return draft(scene, [wordingTaken], { mayAsk: false });
  if (isVerdict(scene)) return ANSWERS.reword ? draft(scene, [ANSWERS.reword], { mayAsk: false }) : null;
  const isWords =
    /(?:^|[\s(:])["'\u2018\u201c]\p{L}+ \p{L}+/u.test(turn.content) ||
    wasAskedFor(before) ||
    SPEAKS_TO_THEM.test(turn.content) ||
    OFFERS_WORDS.test(turn.content);
  const isMessage =
    isWords &&
    act.asked === null &&
    reading.feelings.length === 0 &&
    (TELLING.has(act.kind) || isOffered(scene)) &&
    !OF_OUR_WORDS.test(turn.content) &&
    wordCount >= FEWEST_WORDS_OF_A_MESSAGE &&
    wordCount <= MOST_WORDS_OF_A_MESSAGE;
  return isMessage ? draft(scene, [wordingFound], { mayAsk: false }) : null;
}

/** Words of theirs, held out to be looked at. */
const isOffered = ({ reading: { act, content } }: Scene): boolean =>
  act.asked === null && OFFERS_WORDS.test(content);

/** 'that's a bit soft. something firmer.', though it may read as a complaint. */
const isVerdict = ({ reading: { wordCount, content } }: Scene): boolean =>
  (wordCount <= MOST_WORDS_OF_A_VERDICT && NOT_THAT.test(content)) ||
  (wordCount <= MOST_WORDS_OF_A_WISH && OTHER_WORDS.test(content));

/** We asked what the message has to say. */
const wasAskedFor = ({ used }: TalkRecord): boolean =>
  /^(?:answer-message|write-words)/.test(used.at(-1) ?? '');
