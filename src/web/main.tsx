import './trusted-scripts.ts';
import './styles/index.css';
import './installing.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, loadSignIn, PRIVATE_VOICE_PATH } from './app.tsx';
import { apiBase } from './config.ts';
import { stopHoldingActs } from './early-acts.ts';
import { reportConsole } from './frontend-log.ts';
import { sweepKeptWords } from './kept-words.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { session } from './session.ts';
import { watchQuietLock } from './watch-quiet-lock.ts';

reportConsole({
  console,
  session,
  apiBase,
  fetch: (input, init) => fetch(input, init),
  isPrivate: () => window.location.pathname === PRIVATE_VOICE_PATH,
  page: () => ({ url: window.location.href, userAgent: navigator.userAgent }),
});

sweepKeptWords(Date.now());
watchQuietLock();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
/** The sign-in as served: a file that does not come is asked for once more by React, which has words for it. */
async function takeOver(drawn: HTMLElement): Promise<void> {
  await loadSignIn().catch(() => undefined);
  stopHoldingActs();
  hydrateRoot(drawn, page);
}
// Whoever is signed in goes on from the sign-in: what was served, and hidden at once, is not theirs.
if (session.token() !== null) {
  root.replaceChildren();
  delete document.documentElement.dataset.leaving;
}
if (root.hasChildNodes()) void takeOver(root);
else {
  stopHoldingActs();
  createRoot(root).render(page);
}
registerServiceWorker();
