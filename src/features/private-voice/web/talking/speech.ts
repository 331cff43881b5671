import { loadInTime } from '#web/load-in-time.ts';
import type { LocalEar } from './listening.ts';
import type { LocalVoice } from './speaking.ts';

// Hearing and speaking come in behind the screen: one can write before.
const listening = () => loadInTime(() => import('./listening.ts'));
const speaking = () => loadInTime(() => import('./local-voice.ts'));

export const probeMicrophone = async (signal: AbortSignal): Promise<boolean | null> =>
  (await listening()).probeMicrophone(signal);

export const findEar = async (
  language: string,
  signal: AbortSignal,
  allowInstall?: boolean,
): Promise<LocalEar | null> => (await listening()).findEar(language, signal, allowInstall);

export const canFetchEar = async (language: string): Promise<boolean> =>
  (await listening()).canFetchRecogniser(language);

export const findVoice = async (
  language: string,
  signal: AbortSignal,
  allowFetch?: boolean,
): Promise<LocalVoice | null> => (await speaking()).findLocalVoice(language, signal, allowFetch);

export const canFetchVoice = async (language: string): Promise<boolean> =>
  (await speaking()).canFetchVoice(language);
