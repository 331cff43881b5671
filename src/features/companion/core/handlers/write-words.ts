import { wishOf } from '../mirrors/wish-of.ts';
import { writeWords as move } from '../moves/answering/write-words.ts';
import type { Scene } from '../scene.ts';
import { type Draft, draft } from './draft.ts';

/** Words are to be written for somebody, by us. */
const WRITE =
  /\b(?:can|could|will|would) you (?:just |please |even )*(?:write|draft|word)\b|\byou (?:just )?write it\b|\bwrite (?:it|one|something|this|that) for me\b|\b(?:give|write|make) me (?:\w+ ){0,2}(?:lines?|texts?|message|msg|note|draft)\b/;
/** What we write none of. */
const NO_MESSAGE = /\b(?:poems?|jokes?|stor(?:y|ies)|songs?|essays?|cv|r[eé]sum[eé]|speech|eulogy|will)\b/;
const CHANGE =
  /\b(?<how>(?:friendli|polit|kind|warm|nic|soft|firm|strong|short)e?r\b|(?:more|less|not as|not so|sounds?) (?:friendly|polite|kind|warm|nice|soft|stiff|formal|harsh|firm)\b)/;
const FRIENDLY = /\b(?:friendly|polite|nice|warm)\b/;
const WHERE =
  /\bwhere(?:'s| is) (?:it|the (?:message|msg|text|words|lines?))\b|\b(?:talking|asking) about the (?:message|msg|text|letter|e-?mail)\b/;
const MESSAGES_THAT_COUNT = 6;
const LINES_THAT_COUNT = 6;
const OF_WORDS = /^(?:write-words|answer-message|answer-reword|answer-wording|wording-found)/;

/** A message that was asked for: their own wish in words that can be sent, or a start and the truth about the rest. */
export function writeWords(scene: Scene, plain: string): Draft | null {
  const isOpen = scene.before.used.slice(-LINES_THAT_COUNT).some((id) => OF_WORDS.test(id));
  const change = CHANGE.exec(plain)?.groups?.how;
  const isWriting = WRITE.test(plain) && !NO_MESSAGE.test(plain);
  const isLate = isOpen && WHERE.test(plain);
  const isChange = isOpen && change !== undefined;
  if (!isWriting && !isLate && !isChange) return null;
  const said = [...theirs(scene), scene.turn.content].slice(-MESSAGES_THAT_COUNT).reverse();
  const wish = said.flatMap((text) => wishOf(text) ?? [])[0];
  if (wish === undefined && !isWriting && !isLate) return null;
  return draft(scene, [move], {
    mirror: isLate ? 'sorry, here' : null,
    cues: [wish === undefined ? 'no-wish' : manner(change ?? FRIENDLY.exec(plain)?.[0])],
    slots: { wish: wish ?? '', hi: greeting(scene, said) },
    mayAsk: true,
    mayRepeat: true,
  });
}

const theirs = ({ turn }: Scene): string[] =>
  turn.history.filter(({ sender }) => sender === 'user').map(({ text }) => text);

function manner(change: string | undefined): string {
  if (change === undefined) return 'wish';
  if (/^(?:firm|strong|more firm)/.test(change)) return 'firm';
  return change === 'shorter' ? 'brief' : 'friendly';
}

/** 'hi marek', by 'Hi Marek' or the one living person named; else 'hi'. */
function greeting({ record }: Scene, said: readonly string[]): string {
  const greeted = said.flatMap(
    (text) => /\b(?:hi|hiya|hey|hello|dear) (?!there\b|all\b|both\b)(\p{Lu}\p{L}+)/u.exec(text)?.[1] ?? [],
  )[0];
  const named = record.people.filter(({ name, isGone }) => name !== null && !isGone);
  const name = greeted ?? (named.length === 1 ? named[0]?.name : null);
  return name == null ? 'hi' : `hi ${name.toLowerCase()}`;
}
