import { useEffect, useState } from 'react';
import { followFrame } from './focus-screen.ts';

/** What stands behind a screen, and how it is let go of. */
export interface Opened<Behind> {
  readonly behind: Behind;
  readonly close: () => void;
}

/**
 * What `open` opens: when the screen opens, and anew whenever `open` is another function; closed with the screen. Null
 * for a moment at first.
 */
export function useOpened<Behind>(open: () => Opened<Behind>): Behind | null {
  const [behind, setBehind] = useState<Behind | null>(null);
  useEffect(() => {
    let close: (() => void) | undefined;
    // A task of its own: an effect that is run and undone at once (strict mode) opens nothing.
    const opening = setTimeout(() => {
      const opened = open();
      close = opened.close;
      // It may be a function.
      setBehind(() => opened.behind);
    });
    return () => {
      clearTimeout(opening);
      close?.();
      setBehind(null);
    };
  }, [open]);
  useEffect(() => {
    if (behind !== null) followFrame();
  }, [behind]);
  return behind;
}
