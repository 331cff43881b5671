import { type ChangeEvent, useEffect, useState } from 'react';
import { afterPress } from '#web/after-press.ts';
import type { Rule } from '../core/validate-credentials.ts';

export type CheckedField = ReturnType<typeof useCheckedField>;

/** A field whose rule speaks once the person has paused for `debounceMs`, or when the form is sent. */
export function useCheckedField(rule: Rule, debounceMs: number, initial = '') {
  const [value, setValue] = useState(initial);
  /** What was last judged; null before anything was. */
  const [judged, setJudged] = useState<string | null>(null);
  const isPending = value !== (judged ?? initial);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setJudged(value), debounceMs);
    return () => clearTimeout(timer);
  }, [isPending, value, debounceMs]);

  return {
    value,
    error: judged === null ? null : rule(judged),
    input: {
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value),
      onBlur: () => {
        if (isPending) afterPress(() => setJudged(value));
      },
    },
    /** Judges now; true when there is nothing to say. */
    check: (): boolean => {
      setJudged(value);
      return rule(value) === null;
    },
    fill: (text: string) => setValue(text),
  };
}
