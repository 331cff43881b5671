/** Where the focus was put last. */
let place: HTMLElement | null = null;

/** The id of what has to be met before the screen it stands on. */
export const MET_FIRST = 'met-first';

/**
 * Moves to what is met first, or to the heading, so that a screen reader says where one is; a screen that has chosen
 * its own focus keeps it.
 */
export function focusScreen(): void {
  const main = document.getElementById('main');
  if (main?.contains(document.activeElement) && document.activeElement !== main) return;
  focusStart();
}

/** To the top and its heading: the place to go on from when the control that held the focus is gone. */
export function focusHeading(): void {
  focusAtTop(heading());
}

const heading = (): HTMLElement | null => document.querySelector('h1') ?? document.getElementById('main');

/** A `ref` for what may come only after the screen: it takes the focus from the heading, from nothing else. */
export function focusWhenLate(part: HTMLElement | null): void {
  if (place !== null && place === document.activeElement) focusAtTop(part);
}

/** Once one frame has taken the place of another: what was in focus there is in focus here. */
export function followFrame(): void {
  if (place !== null && !place.isConnected && document.activeElement === document.body) focusStart();
}

const focusStart = (): void => focusAtTop(document.getElementById(MET_FIRST) ?? heading());

function focusAtTop(target: HTMLElement | null): void {
  if (!target) return;
  window.scrollTo(0, 0);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  place = target;
}
