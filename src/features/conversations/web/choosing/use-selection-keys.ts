import { useEffect, useEffectEvent } from 'react';

interface SelectionKeys {
  readonly onAll: () => void;
  readonly onDelete: () => void;
  readonly onEnd: () => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

/** While conversations are being chosen: Ctrl+A takes all, Delete asks, Escape ends. Space and arrows are the list's. */
export function useSelectionKeys(active: boolean, keys: SelectionKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target)) return;
    if (event.key === 'a' && (event.ctrlKey || event.metaKey)) keys.onAll();
    else if (event.key === 'Delete') keys.onDelete();
    else if (event.key === 'Escape') keys.onEnd();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [active]);
}
