/** Phones and tablets, and a window as narrow as one. */
export const isMobileBrowser = (): boolean =>
  /Mobi|Android|iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  window.matchMedia('(max-width: 768px)').matches;
