import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile as read, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { openRecording } from '#features/voice-chat/server/open-recording.ts';
import { SAMPLE_RATE } from '#features/voice-chat/server/recording.ts';
import { toWav } from './recordings.ts';
import { readFile } from './stand-ins/speech.ts';
import { type RecordedRequest, type StandIn, sendJson, startStandIn } from './stand-ins/stand-in.ts';

const run = promisify(execFile);

/** The Debian packages that a real voice and a real recogniser come from, by their commands. */
export const SPEECH_COMMANDS = ['flite', 'pocketsphinx_continuous'] as const;

/** Those of them that this machine lacks. */
export const listMissingCommands = (path: string): string[] =>
  SPEECH_COMMANDS.filter(
    (command) => !path.split(delimiter).some((folder) => existsSync(join(folder, command))),
  );

/** A person's voice, as Debian's flite has it, in a 16 kHz WAV file. */
export async function speakWithFlite(text: string): Promise<Buffer> {
  return inFolder(async (folder) => {
    const path = join(folder, 'voice.wav');
    await run('flite', ['-voice', 'slt', '-t', text, '-o', path]);
    return read(path);
  });
}

/** A real recogniser, Debian's pocketsphinx, behind the protocol that every compatible server speaks. */
export const startPocketsphinx = (): Promise<StandIn<null>> =>
  startStandIn<null>({
    byDefault: () => null,
    async answer(request, response) {
      if (request.path !== '/v1/audio/transcriptions') return sendJson(response, 404, {});
      sendJson(response, 200, { text: await recognise(request) });
    },
  });

async function recognise(request: RecordedRequest): Promise<string> {
  const file = await readFile(request);
  const { samples } = await openRecording(new Uint8Array((await file?.arrayBuffer()) ?? []));
  const pcm = Int16Array.from(samples ?? [], (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
  return inFolder(async (folder) => {
    const path = join(folder, 'recording.wav');
    await writeFile(path, toWav(pcm, SAMPLE_RATE));
    const { stdout } = await run('pocketsphinx_continuous', ['-infile', path, '-logfn', '/dev/null']);
    return stdout.replace(/\s+/g, ' ').trim();
  });
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'process-speech-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
