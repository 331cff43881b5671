/** Where the focus was put last. */
let place: HTMLElement | null = null;

/** Moves to the heading, so that a screen reader says where one is; a screen that has chosen its own focus keeps it. */
export function focusScreen(): void {
  const main = document.getElementById('main');
  if (main?.contains(document.activeElement) && document.activeElement !== main) return;
  focusHeading();
}

/** To the top and its heading: the place to go on from when the control that held the focus is gone. */
export function focusHeading(): void {
  const target = document.querySelector('h1') ?? document.getElementById('main');
  window.scrollTo(0, 0);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  place = target;
}

/** Once one frame has taken the place of another: what was in focus there is in focus here. */
export function followFrame(): void {
  if (place !== null && !place.isConnected && document.activeElement === document.body) focusHeading();
}
