import type { CompanionTurn } from './companion.ts';

const SMALL =
  /^(?:about|what|that|this|with|have|your|been|from|remember|yesterday|told|said|last|time|again|anything|there|know|when|does|will)$/;
const keysOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !SMALL.test(word));

const ONLY_A_NAME = /^(?:your name is|\p{L}+ is your) /u;

/** The one remembered sentence that the turn is about, else the newest; '' where nothing is kept. */
export function recallMemory({
  content,
  preferences,
}: Pick<CompanionTurn, 'content' | 'preferences'>): string {
  if (!preferences.memoryEnabled) return '';
  const isOpen = keysOf(content).length === 0;
  const sentence =
    related(content, preferences.memory) ??
    (isOpen
      ? (preferences.memory.findLast((kept) => !ONLY_A_NAME.test(kept)) ?? preferences.memory.at(-1) ?? '')
      : '');
  return withStop(sentence);
}

const related = (content: string, memory: readonly string[]): string | undefined => {
  const said = keysOf(content);
  return memory.find((kept) => keysOf(kept).some((word) => said.includes(word)));
};

const withStop = (sentence: string): string =>
  sentence === '' || /[.!?”]$/.test(sentence) ? sentence : `${sentence}.`;
