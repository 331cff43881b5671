let isPressed = false;

/** Counts from the first import; where there is no page, nothing is ever pressed. */
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const over of ['pointerup', 'pointercancel'])
    window.addEventListener(over, () => (isPressed = false), { capture: true });
}

/**
 * Runs at once, or after the click that a press under way will be: leaving a field begins with the press on the next
 * control, and whatever moves the page before the release lets the click miss it.
 */
export function afterPress(task: () => void): void {
  if (!isPressed) {
    task();
    return;
  }
  const over = new AbortController();
  const run = () => {
    over.abort();
    setTimeout(task);
  };
  for (const name of ['pointerup', 'pointercancel'])
    window.addEventListener(name, run, { signal: over.signal });
}
