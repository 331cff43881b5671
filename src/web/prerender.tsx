import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App, loadSignIn } from './app.tsx';

const emptyStorage = { getItem: () => null };

/** The markup of the sign-in as somebody sees it who keeps nothing in this browser: what `main.tsx` then takes over. */
export async function prerenderSignIn(): Promise<string> {
  Object.assign(globalThis, { localStorage: emptyStorage, sessionStorage: emptyStorage });
  await loadSignIn();
  return renderToString(
    <StrictMode>
      <StaticRouter location="/login">
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
