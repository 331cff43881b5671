import { BookOpen, EllipsisVertical, Eraser, Lock, MapPin, Settings2 } from 'lucide-react';
import iconButton from '#web/ui/icon-button.module.css';
import { Menu } from '#web/ui/menu.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PrivateVoice } from '../private-voice-session.ts';
import { usePrivateVoiceState } from '../use-private-voice.ts';
import { linkTo } from './view.ts';

/** The ways from the conversation. */
export function VoiceMenu({ voice }: { voice: PrivateVoice }) {
  const canLock = usePrivateVoiceState(voice, ({ lock }) => lock.status === 'open');
  return (
    <Menu
      className={iconButton.button}
      trigger={
        <>
          <EllipsisVertical />
          <VisuallyHidden>menu</VisuallyHidden>
        </>
      }
      items={[
        { label: 'history', icon: <BookOpen />, to: linkTo('history') },
        { label: 'settings', icon: <Settings2 />, to: linkTo('settings') },
        { label: 'what stays where', icon: <MapPin />, to: linkTo('where') },
        { label: 'begin anew', icon: <Eraser />, onSelect: voice.talk.startOver },
        ...(canLock ? [{ label: 'lock now', icon: <Lock />, onSelect: voice.lock.lock }] : []),
      ]}
    />
  );
}
