import { useEffect, useState } from 'react';

/** What stands behind a screen, and how it is let go of. */
export interface Opened<Thing> {
  readonly thing: Thing;
  readonly close: () => void;
}

/**
 * What `open` opens: when the screen opens, and anew whenever `open` is another function; closed with the screen. Null
 * for a moment at first.
 */
export function useOpened<Thing>(open: () => Opened<Thing>): Thing | null {
  const [thing, setThing] = useState<Thing | null>(null);
  useEffect(() => {
    let close: (() => void) | undefined;
    // A task of its own: an effect that is run and undone at once (strict mode) opens nothing.
    const opening = setTimeout(() => {
      const opened = open();
      close = opened.close;
      // A thing may be a function.
      setThing(() => opened.thing);
    });
    return () => {
      clearTimeout(opening);
      close?.();
      setThing(null);
    };
  }, [open]);
  return thing;
}
