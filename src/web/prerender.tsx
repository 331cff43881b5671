import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { LATE_TEXT } from '#features/account/core/sign-in-texts.ts';
import { App, loadSignIn } from './app.tsx';
import { Banner } from './ui/banner.tsx';

const emptyStorage = { getItem: () => null };

/**
 * The markup of the sign-in as somebody sees it who keeps nothing in this browser: what `main.tsx` then takes over.
 * `organisation`: what the one is called that signs people in, null where there is none.
 */
export async function prerenderSignIn(organisation: string | null): Promise<string> {
  const PROCESS_CONFIG = { organisation };
  Object.assign(globalThis, { localStorage: emptyStorage, sessionStorage: emptyStorage, PROCESS_CONFIG });
  await loadSignIn();
  return renderToString(
    <StrictMode>
      <StaticRouter location="/login">
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}

/** What public/early-acts.js shows where the app does not come. */
export const drawLateNote = (): string =>
  renderToStaticMarkup(
    <Banner tone="warn" announce="status">
      {LATE_TEXT.words} <a href="/login">{LATE_TEXT.again}</a>.
    </Banner>,
  );
