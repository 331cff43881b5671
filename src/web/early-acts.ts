/** What public/early-acts.js keeps in a page that was served drawn; elsewhere there is none. */
interface EarlyActs {
  /** From here on React hears what is pressed. */
  stop(): void;
  /** What was pressed before, in its order. */
  take(): readonly EarlyAct[];
}

type EarlyAct =
  | { readonly act: 'send'; readonly on: HTMLFormElement }
  | { readonly act: 'press'; readonly on: HTMLButtonElement };

declare global {
  var earlyActs: EarlyActs | undefined;
}

/** Before React takes over: from then on it hydrates what is pressed, and hears it. */
export const stopHoldingActs = (): void => globalThis.earlyActs?.stop();

/** Does what was pressed, as if it were pressed now. */
export function doEarlyActs(): void {
  for (const { act, on } of globalThis.earlyActs?.take() ?? []) {
    if (act === 'press') on.click();
    else send(on);
  }
}

function send(form: HTMLFormElement): void {
  // The script set it, and React, which never did, would leave it.
  form.querySelector('[type="submit"]')?.removeAttribute('aria-busy');
  form.requestSubmit();
}
