import { sentencesOf } from '../../acts/said-forms.ts';
import { isWeighed } from '../reading/weighed.ts';
import { asksOfText } from '../reading/while-writing.ts';
import { BEGINS, PUT, PUT_THIS, RULES } from './edit-rules.ts';
import { type Edited, meant, type State } from './meant-lines.ts';

export const isCommand = (words: string): boolean => BEGINS.test(words);

/** Of the page, to us. */
const REMARKS =
  /^\W*(?:(?:and|but|so) )?(?:it'?s|it is|that'?s) (?:\w+ ){0,3}(?:short|long|rude|harsh|cold|better|right|wrong)\b/i;
/** Of a line that is named, not of one that is given. */
const WAS_OURS =
  "(?:(?:and|but|so|sorry) )?(?:it|that|this)(?:'s| is| was) (?:just |only |not )*(?:for|me|to|mine)\\b";
const OURS = new RegExp(`^\\W*${WAS_OURS}`, 'i');
/** 'take out 'x'', as "x". */
const SINGLE =
  /(?<=\b(?:out|cut|drop|remove|delete|lose|of|put|add|include|in|with|to|change|swap|replace|line|bit|word) )'([^"“”\n]+?)'(?![\p{L}\p{N}])/giu;
/** Where a part ends: at a sentence, a picture, before a command or a remark behind a comma. */
const BETWEEN = new RegExp(
  [
    '(?<=[.!?…]["”\']?)\\s+|\\n|(?<=\\p{Extended_Pictographic}[\\u{fe0f}\\u{1f3fb}-\\u{1f3ff}]?)\\s+',
    ',\\s+(?=(?:and )?(?:add\\b|(?:put|make it|make that)\\s*:))',
    `(?<=,)\\s+(?=${WAS_OURS})`,
    ',\\s+(?=(?:so |please |pls |and |now )*(?:take out|remove|delete|cut|drop|get rid of) (?:the|that|my) [^,.!?]*\\b(?:line|bit|part|sentence)\\b)',
  ].join('|'),
  'iu',
);

/** What they say as commands, each with the sentences that may belong to it. */
function partsOf(content: string): string[][] {
  const plain = content
    .replace(/[‘’]/gu, "'")
    .replace(SINGLE, '"$1"')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/\?\s+(?=(?:to|into|for) )/g, ' ');
  const parts: string[][] = [];
  for (const sentence of plain.split(BETWEEN).filter((one) => one !== '')) {
    const before = parts.at(-1);
    const joins = before !== undefined && BEGINS.test(before[0] ?? '') && belongs(sentence, before[0] ?? '');
    if (joins) before.push(sentence);
    else parts.push([sentence]);
  }
  return parts;
}

/** To a line that is given all belongs that is no command itself: 'add: see you soon. take care'. */
const belongs = (sentence: string, command: string): boolean =>
  !REMARKS.test(sentence) &&
  !sentencesOf(sentence).some(({ plain, isMarked }) => isMarked && asksOfText(plain)) &&
  (command.includes(':')
    ? !RULES.some(([sign]) => sign.test(sentence))
    : !/\?\W*$/.test(sentence) && !OURS.test(sentence) && !BEGINS.test(sentence));

/** 'the neck bit is wrong': what they name without saying what becomes of it. */
const IS_WRONG =
  /^\W*(?:no\W+)?(?:the |that )?(?<what>.+?) (?:is|'s|was|sounds|isn'?t) (?:wrong|off|not (?:right|me|it|like me)|right|too much)\b/i;

export interface Carried extends Edited {
  /** What of it is no command. */
  readonly beside: string;
}

/** The commands in these words, carried out one after the other; null where there is none that is sure. */
export function editDraft(
  content: string,
  { lines, taken, isNumbered }: Omit<State, 'wrong'>,
): Carried | null {
  let state: State = { lines, taken, isNumbered, wrong: [] };
  let isEdited = false;
  const beside: string[] = [];
  const parts = partsOf(content);
  for (const [at, part] of parts.entries()) {
    // Of what was just taken out.
    if (isEdited && OURS.test(part[0] ?? '')) continue;
    const isAsked =
      isWeighed(part.join(' '), parts[at + 1]?.[0]) || isTakenBack(part, parts.slice(at + 1).flat());
    const done: ReturnType<typeof carryOut> = isAsked ? null : carryOut(part, state, isEdited);
    state = done?.state ?? named(part, state);
    beside.push(...(done?.beside ?? part));
    isEdited ||= done !== null;
  }
  return isEdited ? { ...state, beside: beside.join(' ') } : null;
}

/** 'lose kevin. no wait, keep kevin'. */
const isTakenBack = ([first = '', ...rest]: readonly string[], later: readonly string[]): boolean =>
  [...rest, ...later].some((next) => {
    const kept = KEEPS.exec(next)?.groups?.what?.toLowerCase();
    return kept !== undefined && first.toLowerCase().includes(kept);
  });
const KEEPS = /^\W*(?:(?:no|wait|actually|but|ok|and)\W+)*keep (?:the |that )?(?<what>[^.,!?]{3,30})/i;

/** A command with all that may belong to it; else by itself, and the rest stands beside it. */
function carryOut(
  part: readonly string[],
  state: State,
  isEdited: boolean,
): { readonly state: State; readonly beside: readonly string[] } | null {
  const whole = apply(part.join(' ').replace(/,$/, ''), state, isEdited);
  if (whole !== null) return { state: whole, beside: [] };
  const [first = '', ...more] = part;
  const [clause = '', ...rest] = first.split(/,\s+/);
  const alone = more.length > 0 ? apply(first.replace(/,$/, ''), state, isEdited) : null;
  if (alone !== null) return { state: alone, beside: more };
  const bare = rest.length > 0 && !BEGINS.test(rest[0] ?? '') ? apply(clause, state, isEdited) : null;
  return bare && { state: bare, beside: [rest.join(', '), ...more] };
}

const named = (part: readonly string[], state: State): State => {
  const what = IS_WRONG.exec(part.join(' '))?.groups?.what;
  return what === undefined ? state : { ...state, wrong: meant(state, what) };
};

function apply(part: string, state: State, isEdited: boolean): State | null {
  for (const [sign, carryOut] of isEdited ? [PUT_THIS, ...RULES, PUT] : RULES) {
    const groups = sign.exec(part)?.groups;
    const next = groups === undefined && !sign.test(part) ? null : carryOut(groups ?? {}, state);
    if (next !== null) return next;
  }
  return null;
}
