import { unlockAudio } from '#web/audio/audio-context.ts';
import { createBasicVoice } from '#web/audio/basic-voice.ts';
import { createPlayer, type Player } from '#web/audio/player.ts';
import { keepVoice } from '#web/offline/keep-voice.ts';
import type { LocalVoice } from './speaking.ts';

/** espeak-ng in a worker, played here. Its first sentence is said to nobody, so that the first reply does not wait. */
export async function openBasicVoice(signal: AbortSignal): Promise<LocalVoice> {
  const voice = createBasicVoice();
  signal.addEventListener('abort', () => voice.close(), { once: true });
  for await (const _chunk of voice.speak('hello', { signal })) break;
  void keepVoice();

  return {
    kind: 'basic',
    async say(text, { signal: stop, rate, onHeard }) {
      const player: Player = createPlayer(unlockAudio());
      const onStop = () => void player.stop();
      stop.addEventListener('abort', onStop, { once: true });
      const quiet = player.subscribe(() => {
        const { status, heardCharacters, level } = player.getSnapshot();
        if (status !== 'waiting') onHeard(heardCharacters, level);
      });
      try {
        for await (const chunk of voice.speak(text, { signal: stop, rate })) player.add(chunk);
        player.finish();
        await player.ended;
        stop.throwIfAborted();
      } finally {
        quiet();
        player.stop();
        stop.removeEventListener('abort', onStop);
      }
    },
    close: () => voice.close(),
  };
}
