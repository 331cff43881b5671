import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';

const emptyStorage = { getItem: () => null };

/** The markup of a page as somebody sees it who keeps nothing in this browser: what `main.tsx` then takes over. */
export function prerender(path: string): string {
  Object.assign(globalThis, { localStorage: emptyStorage, sessionStorage: emptyStorage });
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
