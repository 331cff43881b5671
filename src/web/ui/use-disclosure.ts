import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A button and what it opens, without a trap: Esc closes and gives focus back to the button, a press elsewhere or focus
 * moving on closes. Spread `root` on the element around both and `trigger` on the button; give the opened part `id`.
 */
export function useDisclosure() {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeWhenOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
    };
  }, [open]);

  return {
    id,
    open,
    close,
    root: {
      ref: root,
      onKeyDown: (event: KeyboardEvent) => {
        if (!open || event.key !== 'Escape') return;
        event.stopPropagation();
        close();
        trigger.current?.focus();
      },
    },
    trigger: {
      ref: trigger,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setOpen(!open),
    },
  };
}
