import './trusted-scripts.ts';
import './styles/index.css';
import './installing.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App, PRIVATE_VOICE_PATH } from './app.tsx';
import { apiBase } from './config.ts';
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
// Whoever is signed in goes on from the sign-in: the frame that was served is not theirs.
if (session.token() !== null) root.replaceChildren();
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
registerServiceWorker();
