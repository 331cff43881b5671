import { VoiceFrame } from '../shell/voice-frame.tsx';
import { HeartButton, type HeartState } from '../ui/heart.tsx';
import { MicButton } from '../ui/mic-button.tsx';
import { Room } from '../ui/room.tsx';
import { SpokenText } from '../ui/spoken-text.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { VoiceLine } from '../ui/voice-line.tsx';

const lines: Record<HeartState, string> = {
  idle: 'tap to start listening...',
  listening: "i'm listening...",
  processing: 'processing...',
  speaking: 'sharing a response...',
};
const words =
  'it sounds like the day asked more of you than you had to give. and still, you noticed how you felt on the walk home.'.split(
    ' ',
  );

const asked = new URLSearchParams(location.search).get('state');
const state: HeartState =
  asked === 'listening' || asked === 'processing' || asked === 'speaking' ? asked : 'idle';

export function VoicePage() {
  const speaking = state === 'speaking';
  const mic = state === 'idle' ? 'ready' : state === 'listening' ? 'on' : 'resting';
  return (
    <>
      <Room light="soft" place="centre" />
      <VoiceFrame
        back={{ to: '/options', label: 'dashboard' }}
        onEnd={() => {}}
        speaking={speaking}
        footer={
          <Tooltip label="Tap to record">
            <MicButton state={mic} label="Tap to record" />
          </Tooltip>
        }
      >
        <HeartButton state={state} level={60} aria-label={lines[state]} />
        <VoiceLine speaking={speaking} detail={state === 'listening' ? 'Voice detected' : undefined}>
          {lines[state]}
        </VoiceLine>
        {speaking && <SpokenText words={words} heard={17} />}
      </VoiceFrame>
    </>
  );
}
