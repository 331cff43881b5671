import { parentPort } from 'node:worker_threads';
import { AppError } from '#contract/errors.ts';
import { openRecording } from './open-recording.ts';
import type { OpenedAnswer } from './recording-opener.ts';

/** The thread that opens recordings: bytes in, what is in them out. */
async function answer(bytes: Uint8Array): Promise<OpenedAnswer> {
  try {
    const { type, seconds, samples } = await openRecording(bytes);
    return { type, seconds, samples };
  } catch (error) {
    return { failure: error instanceof AppError ? error.code : 'recording_unreadable' };
  }
}

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await answer(bytes)));
