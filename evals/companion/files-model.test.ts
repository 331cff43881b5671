import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelPrompt } from '#features/companion/server/model.ts';
import { createFilesModel } from './files-model.ts';

const prompt: ModelPrompt = {
  stable: 'you are process.',
  turnNotes: '- leaving',
  messages: [{ role: 'user', content: 'gtg' }],
  maxTokens: 400,
};

let folder = '';
let stop: AbortController;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-files-'));
  stop = new AbortController();
});
afterEach(() => stop.abort());

async function ask(model = createFilesModel(folder), asked = prompt): Promise<string> {
  const stream = model.ask(asked);
  let text = '';
  for await (const event of await stream.open(stop.signal)) text += stream.read(event)?.text ?? '';
  return text;
}

describe('a model whose part a reader takes', () => {
  it('writes each request as a file and takes the reply from the one beside it', async () => {
    const reply = ask();
    await vi.waitUntil(() => readdirSync(folder).includes('0001.json'));
    expect(JSON.parse(readFileSync(join(folder, '0001.json'), 'utf8'))).toEqual({
      system: 'you are process.',
      notes: '- leaving',
      messages: [{ role: 'user', content: 'gtg' }],
    });
    writeFileSync(join(folder, 'draft'), "go well. it'll keep.\n");
    renameSync(join(folder, 'draft'), join(folder, '0001.reply.txt'));
    expect(await reply).toBe("go well. it'll keep.");
  });

  it('goes on where a run was broken off', async () => {
    writeFileSync(join(folder, '0001.reply.txt'), 'go well.');
    expect(await ask()).toBe('go well.');
    expect(await ask(createFilesModel(folder))).toBe('go well.');
  });

  it('does not mix two runs in one folder', async () => {
    writeFileSync(join(folder, '0001.reply.txt'), 'go well.');
    await ask();
    const other = { ...prompt, turnNotes: '- something else' };
    await expect(ask(createFilesModel(folder), other)).rejects.toThrow('holds another request');
  });

  it('stops waiting when it is told to', async () => {
    const reply = ask();
    stop.abort(new Error('enough'));
    await expect(reply).rejects.toThrow();
  });
});
