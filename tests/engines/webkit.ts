import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#testing/find-free-port.ts';
import { inTime } from '../harness/in-time.ts';
import type { Driver, Engine } from './driver.ts';
import { hear, start } from './processes.ts';
import { startSound } from './sound.ts';

/** Debian's WebKit, over classic WebDriver: https://w3c.github.io/webdriver/ */
export const webkit: Engine = {
  name: 'webkit',
  needs: ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'],
  start: startWebkit,
};

async function startWebkit(): Promise<Driver> {
  const settings = writeSettings();
  const sound = await startSound();
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp']);
  const display = await hear(screen, 3, /(\d+)\n/);
  const port = await findFreePort();
  const driver = start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    ...sound.env,
    XDG_CONFIG_HOME: settings,
    DISPLAY: `:${display}`,
    // Nothing here has a graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const root = `http://127.0.0.1:${port}`;
  await untilReady(root);
  const [binary] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser');
  const { sessionId } = (await call(root, 'POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] } },
    },
  })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;
  return {
    open: async (url) => void (await call(session, 'POST', '/url', { url })),
    async evaluate(expression) {
      const value = await call(session, 'POST', '/execute/sync', {
        script: `return JSON.stringify(${expression})`,
        args: [],
      });
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    perform: async (actions) => void (await call(session, 'POST', '/actions', { actions })),
    async close() {
      try {
        await call(session, 'DELETE', '', undefined);
      } finally {
        for (const part of [driver, screen, sound]) await part.end();
        rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}

/** Asks for reduced motion: without a graphics card every frame of a quiet background is drawn by the processor. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'process-webkit-'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, toolkit));
    writeFileSync(join(folder, toolkit, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  }
  return folder;
}

async function call(base: string, method: string, path: string, body: unknown): Promise<unknown> {
  const asked = fetch(base + path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const answer = await inTime(`${method} ${path}`, asked);
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }; // of the protocol
  if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
  return value;
}

const STARTS_WITHIN_MS = 10_000;

async function untilReady(root: string): Promise<void> {
  const latest = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      await call(root, 'GET', '/status', undefined);
      return;
    } catch (error) {
      if (Date.now() > latest) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
