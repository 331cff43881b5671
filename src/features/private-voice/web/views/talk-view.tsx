import { useRef } from 'react';
import { openingLine } from '#features/companion/core/disclosure.ts';
import { VOICE_LEVEL } from '#web/audio/level-meter.ts';
import { VoiceFrame } from '#web/shell/voice-frame.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { HeartButton, type HeartState } from '#web/ui/heart.tsx';
import { MicButton } from '#web/ui/mic-button.tsx';
import { Room } from '#web/ui/room.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { VoiceLine } from '#web/ui/voice-line.tsx';
import type { VoiceStatus } from '../../core/app-state.ts';
import { categoryOf } from '../../core/boundary.ts';
import { ErrorCard } from '../error-card.tsx';
import type { FromOtherFeatures } from '../from-other-features.ts';
import type { PrivateVoice } from '../private-voice-session.ts';
import { useLevel } from '../use-level.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import { Composer } from './composer.tsx';
import { Exchange } from './exchange.tsx';
import { StoringNote } from './storing-note.tsx';
import styles from './talk-view.module.css';
import { VoiceMenu } from './voice-menu.tsx';

const HEARTS: Readonly<Record<VoiceStatus, HeartState>> = {
  idle: 'idle',
  listening: 'listening',
  processing: 'processing',
  speaking: 'speaking',
  error: 'idle',
};

/** The conversation: the heart, the words, and a line to write on. */
export function TalkView({
  voice,
  SafetyBeside,
}: { voice: PrivateVoice } & Pick<FromOtherFeatures, 'SafetyBeside'>) {
  const status = usePrivateVoiceState(voice, ({ app }) => app.status);
  const isOpening = usePrivateVoiceState(voice, (snapshot) => snapshot.isOpening);
  const canHear = usePrivateVoiceState(voice, ({ app }) => app.apiStatus.stt === true);
  const hasWords = usePrivateVoiceState(
    voice,
    ({ app }) => app.aiResponse !== '' || app.currentTranscript !== '',
  );
  const safety = usePrivateVoiceState(voice, (snapshot) => snapshot.safety);
  const field = useRef<HTMLTextAreaElement>(null);

  const press = () => {
    if (status === 'speaking') voice.talk.hush();
    else if (canHear) voice.talk.pressMicrophone();
    else field.current?.focus();
  };
  const mic = status === 'listening' ? 'on' : status === 'idle' || status === 'error' ? 'ready' : 'resting';
  return (
    <>
      <Room light="soft" place="centre" />
      <VoiceFrame
        title="private voice"
        back={{ to: '/dashboard', label: 'leave private voice' }}
        menu={<VoiceMenu voice={voice} />}
        holdsFooter
        speaking={hasWords || safety !== null}
        footer={
          <div className={styles.foot}>
            {canHear && (
              <Tooltip label="Tap to record">
                <MicButton state={mic} label="Tap to record" onClick={voice.talk.pressMicrophone} />
              </Tooltip>
            )}
            <Composer voice={voice} field={field} />
          </div>
        }
      >
        <div className={styles.column}>
          <StoringNote voice={voice} />
          <BeatingHeart
            voice={voice}
            status={status}
            label={isOpening ? 'stop listening' : nameOfPress(status, canHear)}
            isSmall={hasWords}
            onPress={press}
          />
          <StatusLine voice={voice} status={status} canHear={canHear} isSmall={hasWords} />
          {hasWords ? <Exchange voice={voice} /> : <Opening />}
          <Trouble voice={voice} />
          {safety && (
            <div className={styles.card}>
              <SafetyBeside safety={safety} onCheckIn={voice.talk.checkIn} />
            </div>
          )}
        </div>
      </VoiceFrame>
    </>
  );
}

const nameOfPress = (status: VoiceStatus, canHear: boolean): string => {
  if (status === 'listening') return 'stop listening';
  if (status === 'speaking') return 'stop speaking';
  return canHear ? 'start listening' : 'write a message';
};

interface HeartProps {
  voice: PrivateVoice;
  status: VoiceStatus;
  label: string;
  /** Words stand below it. */
  isSmall: boolean;
  onPress: () => void;
}

function BeatingHeart({ voice, status, label, isSmall, onPress }: HeartProps) {
  const level = useLevel(voice.level);
  return (
    <HeartButton
      className={classNames(styles.heart, isSmall && styles.small)}
      state={HEARTS[status]}
      level={Math.round(level * 100)}
      aria-label={label}
      onClick={onPress}
    />
  );
}

interface StatusLineProps {
  voice: PrivateVoice;
  status: VoiceStatus;
  canHear: boolean;
  isSmall: boolean;
}

function StatusLine({ voice, status, canHear, isSmall }: StatusLineProps) {
  const level = useLevel(voice.level);
  const isOpening = usePrivateVoiceState(voice, (snapshot) => snapshot.isOpening);
  const cannotHear = usePrivateVoiceState(voice, ({ app }) => app.apiStatus.stt === false);
  const canFetchEar = usePrivateVoiceState(voice, (snapshot) => snapshot.canFetchEar);
  const note = usePrivateVoiceState(voice, (snapshot) => snapshot.note);
  const isHeard = level > VOICE_LEVEL;
  const aside =
    status === 'listening'
      ? isHeard
        ? 'Voice detected'
        : 'Listening...'
      : (note ?? asideOf({ cannotHear: cannotHear && !isSmall, canFetchEar }));
  return (
    <VoiceLine speaking={isSmall} detail={aside}>
      {isOpening ? OPENING : lineOf(status, canHear, !isSmall)}
    </VoiceLine>
  );
}

const OPENING = 'opening the microphone...';

const asideOf = (known: { cannotHear: boolean; canFetchEar: boolean }): string | undefined => {
  if (known.cannotHear && known.canFetchEar)
    return 'this browser can learn to listen on this device, in settings. until then you write.';
  return known.cannotHear ? "this browser can't listen on this device alone, so you write." : undefined;
};

const lineOf = (status: VoiceStatus, canHear: boolean, isFirst: boolean): string => {
  if (status === 'listening') return "i'm listening...";
  if (status === 'processing') return 'processing...';
  if (status === 'speaking') return 'sharing a response...';
  if (canHear) return 'tap to start listening...';
  return isFirst ? 'write to start...' : 'take your time...';
};

/** The first words of a conversation, before anybody has said anything. */
function Opening() {
  const opening = useRef(openingLine(String(Math.floor(performance.timeOrigin))));
  return <p className={styles.opening}>{opening.current}</p>;
}

function Trouble({ voice }: { voice: PrivateVoice }) {
  const error = usePrivateVoiceState(voice, ({ app }) => app.error);
  const retries = usePrivateVoiceState(voice, (snapshot) => snapshot.retries);
  if (!error) return null;
  return (
    <ErrorCard
      category={categoryOf(error.type, retries)}
      message={error.message}
      time={error.timestamp}
      onRetry={() => void voice.retry()}
      onStartOver={voice.talk.startOver}
    />
  );
}
