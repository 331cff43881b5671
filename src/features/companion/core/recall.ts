import type { CompanionTurn } from './companion.ts';

const SMALL =
  /^(?:about|what|that|this|with|have|your|been|from|remember|yesterday|told|said|last|time|again|anything|there|know|when|does|will)$/;
const keysOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !SMALL.test(word));

/** The one remembered sentence that the turn is about, else the newest; '' where nothing is kept. */
export function recallMemory({
  content,
  preferences,
}: Pick<CompanionTurn, 'content' | 'preferences'>): string {
  if (!preferences.memoryEnabled) return '';
  const asked = keysOf(content);
  const fitting = preferences.memory.find((kept) => keysOf(kept).some((word) => asked.includes(word)));
  const isOpen = asked.length === 0;
  const sentence = fitting ?? (isOpen ? (preferences.memory.at(-1) ?? '') : '');
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
