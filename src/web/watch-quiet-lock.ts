import { quietLock } from './quiet-lock.ts';
import { session } from './session.ts';

const LOOK_EVERY_MS = 5_000;
/** What a person does with a page that they look at. A page also scrolls by itself, as a thread that follows its end. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** For the life of the page, on every screen: the time, and the signs of the person. Looks once before anything is shown. */
export function watchQuietLock(): void {
  quietLock.see();
  for (const sign of SIGNS) document.addEventListener(sign, quietLock.see, { capture: true, passive: true });
  // Out of sight counts from now; back in sight, the time is looked at before anything is seen.
  document.addEventListener('visibilitychange', quietLock.see);
  window.addEventListener('pageshow', quietLock.check);
  // Another tab has seen the person, or they said there who they are.
  window.addEventListener('storage', quietLock.check);
  // Whoever signs in was here, also when they touch nothing more.
  session.subscribe(() => (session.token() === null ? quietLock.check() : quietLock.see()));
  setInterval(quietLock.check, LOOK_EVERY_MS);
}
