/** One line of a written talk (`*.talk`): what was done just before it, what it does, marks of danger, the words. */
export interface WrittenLine {
  /** The letter for what the companion had asked; see the readers. */
  readonly ask: string;
  readonly act: string;
  readonly marks: readonly string[];
  readonly text: string;
}

/** Null for a heading (`## kind: topic`) and for anything else that is no turn. */
export function readLine(line: string): WrittenLine | null {
  const parts = /^(\S) (\S+) ((?:!\w+ )*)(.+)$/u.exec(line.trim());
  if (!parts) return null;
  const [, ask = '', act = '', marked = '', text = ''] = parts;
  return { ask, act, marks: [...marked.matchAll(/!(\w+)/gu)].map(([, mark = '']) => mark), text };
}
