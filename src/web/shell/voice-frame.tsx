import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { MET_FIRST } from '../focus-screen.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { HelpEntries } from './help-entries.tsx';
import { Notice } from './notice.tsx';
import styles from './voice-frame.module.css';

export interface VoiceFrameProps {
  /** The name of the screen, an h1 that is heard and not seen: what is seen is the heart. */
  title: string;
  /** Where the arrow leads and what it is called. */
  back: { to: string; label: string };
  /** Shows 'end conversation' when given. */
  onEnd?: (() => void) | undefined;
  /** That button, to give the focus back to. */
  endRef?: RefObject<HTMLButtonElement | null>;
  /** Stands before the help at the top right. */
  menu?: ReactNode;
  /** The heart stands higher, to leave room for spoken text. */
  speaking?: boolean;
  /** The microphone and what stands by it. */
  footer?: ReactNode;
  /** The footer stays in sight while what stands above it scrolls: one writes there. */
  holdsFooter?: boolean;
  children: ReactNode;
}

/** The spoken conversation: neither rail nor user menu, one thing in the middle. */
export function VoiceFrame({
  title,
  back,
  onEnd,
  endRef,
  menu,
  speaking = false,
  footer,
  holdsFooter = false,
  children,
}: VoiceFrameProps) {
  return (
    <div className={styles.voice}>
      <SkipLink first={MET_FIRST} />
      <header className={styles.head}>
        <IconLink to={back.to} label={back.label} icon={<ArrowLeft />} />
        <span className={styles.space} />
        {onEnd && (
          <Button ref={endRef} className={styles.end} look="text" size="sm" onClick={onEnd}>
            end conversation
          </Button>
        )}
        {menu}
        <HelpEntries />
      </header>
      <Notice />
      <main id="main" tabIndex={-1} className={classNames(styles.middle, speaking && styles.speaking)}>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        {children}
      </main>
      {footer && <footer className={classNames(styles.foot, holdsFooter && styles.held)}>{footer}</footer>}
    </div>
  );
}
