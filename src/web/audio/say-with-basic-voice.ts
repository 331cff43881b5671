import { unlockAudio } from './audio-context.ts';
import type { BasicVoice } from './basic-voice.ts';
import { createPlayer } from './player.ts';

interface SayOptions {
  readonly signal: AbortSignal;
  readonly rate?: number | undefined;
  /** From the first sound on: characters said so far, and how loud it is (0 to 1). */
  readonly onHeard: (characters: number, level: number) => void;
}

/** Says a text with the basic voice, on this device. @throws the signal's reason when it is stopped */
export async function sayWithBasicVoice(
  voice: BasicVoice,
  text: string,
  { signal, rate, onHeard }: SayOptions,
): Promise<void> {
  const player = createPlayer(unlockAudio());
  const stop = () => void player.stop();
  signal.addEventListener('abort', stop, { once: true });
  const unsubscribe = player.subscribe(() => {
    const { status, heardCharacters, level } = player.getSnapshot();
    if (status !== 'waiting') onHeard(heardCharacters, level);
  });
  try {
    for await (const chunk of voice.speak(text, { signal, ...(rate !== undefined && { rate }) }))
      player.add(chunk);
    player.finish();
    await player.ended;
    signal.throwIfAborted();
  } finally {
    unsubscribe();
    player.stop();
    signal.removeEventListener('abort', stop);
  }
}
