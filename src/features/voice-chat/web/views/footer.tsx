import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { SafetyReminder } from '#features/safety/web/public.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MicButton } from '#web/ui/mic-button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { HearingWays } from '../hearing/use-hearing.ts';
import { useVoiceSettings, useVoiceState, type Voice } from '../use-voice.ts';
import styles from '../voice-screen.module.css';
import { isMobileBrowser } from './is-mobile-browser.ts';
import { StartStrength } from './start-strength.tsx';
import { focusTyping } from './typed-words.tsx';
import { MIC_FINISH, MIC_TOOLTIP, MOBILE_TIP } from './voice-words.ts';

const VoiceSettingsDialog = lazy(async () => ({
  default: (await import('./voice-settings-dialog.tsx')).VoiceSettingsDialog,
}));

const MIC_STATES = {
  idle: 'ready',
  opening: 'ready',
  listening: 'on',
  processing: 'resting',
  speaking: 'resting',
} as const;

/** The microphone, and what stands by it. */
export function Footer({ voice, ways }: { voice: Voice; ways: HearingWays }) {
  const { session, settings } = voice;
  const status = useVoiceState(session, ({ state }) => state.status);
  const isFirst = useVoiceState(session, (snapshot) => !snapshot.hasSpoken && snapshot.safety === null);
  const isCalm = useVoiceState(session, ({ state }) => state.status === 'idle' && state.problem === null);
  const safety = useVoiceState(session, (snapshot) => snapshot.safety);
  const { handsFree } = useVoiceSettings(settings);
  const isCardShown = status === 'idle' || status === 'speaking';
  const isTyping = ways.hearing === 'typing';
  const label = isTyping ? 'write instead' : status === 'listening' ? MIC_FINISH : MIC_TOOLTIP;
  return (
    <>
      {safety?.certainty === 'certain' && !isCardShown && (
        <SafetyReminder safety={safety} onOpen={() => session.standing.noteOutcome('resource_opened')} />
      )}
      {isFirst && (
        // Out of sight, not out of its place: the heart does not move when one begins.
        <div className={styles.first} data-away={!isCalm}>
          {isMobileBrowser() && !isTyping && <p className={styles.tip}>{MOBILE_TIP}</p>}
          <StartStrength voice={voice} />
        </div>
      )}
      <div className={styles.controls}>
        <span className={styles.side}>{handsFree && 'hands-free'}</span>
        <Tooltip label={label}>
          <MicButton
            state={MIC_STATES[status]}
            label={label}
            onClick={isTyping ? focusTyping : session.press}
          />
        </Tooltip>
        <span className={styles.side}>
          <Options voice={voice} ways={ways} />
        </span>
      </div>
    </>
  );
}

function Options({ voice, ways }: { voice: Voice; ways: HearingWays }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label="voice settings"
        title="voice settings"
        icon={<Settings2 />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <VoiceSettingsDialog settings={voice.settings} ways={ways} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
