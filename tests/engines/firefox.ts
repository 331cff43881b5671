import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTime } from '../harness/in-time.ts';
import type { Driver, Engine } from './driver.ts';
import { hear, start } from './processes.ts';
import { startSound } from './sound.ts';

/** Debian's Firefox, over the WebDriver BiDi that it speaks itself. https://w3c.github.io/webdriver-bidi/ */
export const firefox: Engine = { name: 'firefox', needs: ['firefox-esr'], start: startFirefox };

/** The browser keeps to the page, and calls nobody. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // Without a graphics card every frame of a quiet background would be drawn by the processor.
  'ui.prefersReducedMotion': 1,
};

async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'process-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const sound = await startSound();
  const browser = start(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
      '--width=1440',
      '--height=900',
    ],
    sound.env,
  );
  const address = await hear(browser, 'stderr', /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const connection = await connect(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  const { contexts } = (await connection.send('browsingContext.getTree', {})) as Tree;
  const context = contexts[0]?.context;
  await connection.send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });
  return {
    open: async (url) =>
      void (await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = (await connection.send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })) as Evaluated;
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    perform: async (actions) => void (await connection.send('input.performActions', { context, actions })),
    async close() {
      connection.close();
      await browser.end();
      await sound.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}
type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Commands and their answers over one socket. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Answer; // of the protocol
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  const opened = new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)), { once: true });
  });
  await inTime(address, opened);
  return {
    send(method: string, params: object): Promise<unknown> {
      const id = ++last;
      const answered = Promise.withResolvers<unknown>();
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params }));
      return inTime(method, answered.promise);
    },
    close: () => socket.close(),
  };
}
