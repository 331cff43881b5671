import { randomUUID } from 'node:crypto';
import { type FORM, takeVoiceTurn } from '#features/voice-chat/contract.ts';
import { makeSpeechLike } from './recordings.ts';

export interface Speaking {
  readonly url: string;
  readonly token: string;
  readonly conversationId: string;
}

export type SpokenFields = Partial<Record<keyof typeof FORM, Blob | string | undefined>>;

export const asFile = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)], { type: 'audio/webm' });

export function toForm(fields: Readonly<Record<string, Blob | string | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value);
    else if (value) form.set(name, value, 'recording.webm');
  }
  return form;
}

export const postForm = (
  { url, token }: Pick<Speaking, 'url' | 'token'>,
  path: string,
  form: FormData,
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    ...(signal && { signal }),
  });

/** One spoken turn over a real connection. Fields that are undefined are left out. */
export const speakTurn = (
  who: Speaking,
  fields: SpokenFields = {},
  signal?: AbortSignal,
): Promise<Response> =>
  postForm(
    who,
    takeVoiceTurn.path,
    toForm({
      conversationId: who.conversationId,
      clientMessageId: randomUUID(),
      audio: asFile(makeSpeechLike()),
      ...fields,
    }),
    signal,
  );
