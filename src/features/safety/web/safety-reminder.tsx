import { LifeBuoy } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import type { Safety } from '../contract.ts';
import { smsHref, telHref } from './contact-links.ts';
import { arrangePeople } from './first-contact.ts';
import styles from './safety-reminder.module.css';

interface SafetyReminderProps {
  safety: Safety;
  /** Brings the whole card into view. */
  onShowCard?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
}

/** One calm line that stays pinned while the card may be scrolled away: the numbers, and the way to all of it. */
export function SafetyReminder({ safety, onShowCard, onOpen }: SafetyReminderProps) {
  const { emergencyNumber, isEmergencyFirst, first } = arrangePeople(safety);
  if (!first) return null;
  return (
    <aside className={styles.line} aria-label="people you can reach now">
      <LifeBuoy />
      {isEmergencyFirst && (
        <a href={telHref(emergencyNumber)} onClick={onOpen}>
          call {emergencyNumber}
        </a>
      )}
      {first.phone && (
        <a href={telHref(first.phone)} onClick={onOpen}>
          call {first.phone}
        </a>
      )}
      {first.sms && (
        <a href={smsHref(first.sms)} onClick={onOpen}>
          text {first.sms}
        </a>
      )}
      {onShowCard ? (
        <button type="button" onClick={onShowCard}>
          see more
        </button>
      ) : (
        <Link to="/crisis-support" onClick={onOpen}>
          crisis support
        </Link>
      )}
    </aside>
  );
}
