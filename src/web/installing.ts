import { openInstallOffer } from './offline/install-offer.ts';

/** Opened with the app: a browser makes its offer once, soon after the page has loaded. */
export const installOffer = openInstallOffer({
  target: window,
  storage: localStorage,
  visit: sessionStorage,
});
