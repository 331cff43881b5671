import { type ChangeEvent, useState } from 'react';
import { afterPress } from '#web/after-press.ts';

/** A box that has to be ticked: it says so once somebody has been there and left it empty. */
export function useCheckedBox() {
  const [checked, setChecked] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return {
    checked,
    isAsked,
    input: {
      checked,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setChecked(event.target.checked);
        setIsAsked(true);
      },
      onBlur: () => afterPress(() => setIsAsked(true)),
    },
  };
}
