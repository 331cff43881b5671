import { Banner } from '#web/ui/banner.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import type { Storing } from '../snapshot.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';

const WORDS: Readonly<Record<Exclude<Storing, 'disk'>, string>> = {
  memory:
    'this browser keeps nothing just now (it may be a private window). your words stay until you close this page. you can export them in your history.',
  full: 'this device has no room left, so the newest words are not kept yet. they stay until you close this page. you can export them, or keep fewer.',
};

/** Says where words are kept when it is not as one would think. */
export function StoringNote({ voice }: { voice: PrivateVoice }) {
  const storing = usePrivateVoiceState(voice, (snapshot) => snapshot.storing);
  if (storing === 'disk') return null;
  return <Banner tone={storing === 'full' ? 'warn' : 'note'}>{WORDS[storing]}</Banner>;
}
