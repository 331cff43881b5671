import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type Browser, chromium, type Page } from '@playwright/test';
import Fastify from 'fastify';
import { build } from 'vite';
import { loadEnv } from '../../src/server/env.ts';
import { addSecurityHeaders } from '../../src/server/http/security-headers.ts';
import { setFileHeaders } from '../../src/server/http/web-files.ts';
import { findChromium, launchOf } from './find-chromium.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const ROOT = at('src/testing/web/audio-lab');

/** A browser with arguments of its own: the fake microphone is one. */
export const launchChromium = async (args: string[], kind?: 'whole'): Promise<Browser> =>
  chromium.launch(launchOf(await findChromium(kind), args));

/** A page of the lab with its sound unlocked, by a real click: sound begins only in one. */
export async function openLabPage(
  browser: Browser,
  lab: AudioLab,
  permissions: string[] = ['microphone'],
): Promise<Page> {
  const context = await browser.newContext({ permissions });
  const page = await context.newPage();
  await page.goto(lab.url);
  await page.getByRole('button', { name: 'unlock sound' }).click();
  return page;
}

/** Plays a scene of `src/testing/web/audio-lab` and gives what it found. */
export const playScene = <Result>(page: Page, scene: string, ...args: unknown[]): Promise<Result> =>
  page.evaluate(`lab.${scene}(...${JSON.stringify(args)})`);

export interface AudioLab {
  readonly url: string;
  close(): Promise<void>;
}

/** The page with `src/web/audio` alone, built as the app is and served under the app's own security headers. */
export async function openAudioLab(): Promise<AudioLab> {
  const outDir = mkdtempSync(join(tmpdir(), 'audio-lab-'));
  await build({
    logLevel: 'error',
    configFile: at('vite.config.ts'),
    root: ROOT,
    publicDir: at('src/web/public'),
    build: { outDir, minify: false, rolldownOptions: { input: join(ROOT, 'index.html') } },
  });
  const app = Fastify();
  addSecurityHeaders(app, loadEnv({}));
  await app.register(fastifyStatic, { root: outDir, setHeaders: setFileHeaders });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${address.replace('127.0.0.1', 'localhost')}/index.html`,
    close: async () => {
      await app.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
