import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { afterPress } from '#web/after-press.ts';
import type { Rule } from '../core/check-sign-in.ts';

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

  /** Where the field was served and typed in before React came, its words win; React leaves both as they are. */
  const takeOver = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return;
      if (field.value === '') field.value = initial;
      setValue(field.value);
    },
    [initial],
  );

  return {
    value,
    error: judged === null ? null : rule(judged),
    input: {
      ref: takeOver,
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
