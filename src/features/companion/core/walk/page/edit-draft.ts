import { BEGINS, PUT, RULES } from './edit-rules.ts';
import { type Edited, meant, type State } from './meant-lines.ts';

export const isCommand = (words: string): boolean => BEGINS.test(words);

/** Of the page, to us. */
const REMARKS =
  /^\W*(?:(?:and|but|so) )?(?:it'?s|it is|that'?s) (?:\w+ ){0,3}(?:short|long|rude|harsh|cold|better|right|wrong)\b/i;

function partsOf(content: string): string[] {
  const plain = content
    .replace(/[‘’]/gu, "'")
    .replace(/\s*\n\s*/g, '\n')
    .replace(/\?\s+(?=(?:to|into|for) )/g, ' ');
  const parts: string[] = [];
  for (const sentence of plain.split(/(?<=[.!?…]["”']?)\s+|\n|,\s+(?=(?:and )?add\b)/)) {
    const before = parts.at(-1);
    const joins =
      before !== undefined && BEGINS.test(before) && !BEGINS.test(sentence) && !REMARKS.test(sentence);
    if (joins) parts[parts.length - 1] = `${before} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

/** 'the neck bit is wrong': what they name without saying what becomes of it. */
const IS_WRONG =
  /^\W*(?:no\W+)?(?:the |that )?(?<what>.+?) (?:is|'s|was|sounds|isn'?t) (?:wrong|off|not (?:right|me|it|like me)|right|too much)\b/i;

/** The commands in these words, carried out one after the other; null where there is none that is sure. */
export function editDraft(
  content: string,
  { lines, taken, isNumbered }: Omit<State, 'wrong'>,
): Edited | null {
  let state: State = { lines, taken, isNumbered, wrong: [] };
  let isEdited = false;
  for (const part of partsOf(content)) {
    const next = apply(part, state, isEdited);
    const named = IS_WRONG.exec(part)?.groups?.what;
    if (next !== null) {
      state = next;
      isEdited = true;
    } else if (named !== undefined) state = { ...state, wrong: meant(state, named) };
  }
  return isEdited ? state : null;
}

function apply(part: string, state: State, isEdited: boolean): State | null {
  for (const [sign, carryOut] of isEdited ? [...RULES, PUT] : RULES) {
    const groups = sign.exec(part)?.groups;
    const next = groups === undefined && !sign.test(part) ? null : carryOut(groups ?? {}, state);
    if (next !== null) return next;
  }
  return null;
}
