import { Phone } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useCalmSheet } from '#web/shell/calm-sheet.ts';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { useToken } from '#web/use-session.ts';
import type { CheckInAnswer, Safety } from '../contract.ts';
import type { InterventionOutcome } from '../core/intervention.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { telHref } from './contact-links.ts';
import { arrangePeople, describePeople } from './first-contact.ts';
import styles from './safety-card.module.css';
import { SafetyCheckIn } from './safety-check-in.tsx';

export type SafetyCardProps = {
  safety: Safety;
  /** Sends the answer; what it answers with is the new `safety`, which the caller shows. Rejects when it fails. */
  onCheckIn: (answer: CheckInAnswer) => Promise<unknown>;
  /** For analytics, without identity or words. */
  onOutcome?: ((outcome: InterventionOutcome) => void) | undefined;
};

/**
 * The calm card under a reply: call and text first, then everyone else, then a step that settles. At T4 the emergency
 * number leads. It is never in the way of the conversation.
 */
export function SafetyCard({ safety, onCheckIn, onOutcome }: SafetyCardProps) {
  const titleId = useId();
  const openCalmSheet = useCalmSheet();
  const isSignedIn = useToken() !== null;
  const people = arrangePeople(safety);
  const { emergencyNumber, isEmergencyFirst, first, others } = people;
  if (!first) return null;
  const onOpen = () => onOutcome?.('resource_opened');
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        you don't have to hold this alone
      </h2>
      <p className={styles.words}>{describePeople(safety, people)}</p>
      <div className={styles.acts}>
        {isEmergencyFirst && (
          <ButtonAnchor look="harbour" href={telHref(emergencyNumber)} icon={<Phone />} onClick={onOpen}>
            call {emergencyNumber}
          </ButtonAnchor>
        )}
        <ContactButtons resource={first} quiet={isEmergencyFirst} onOpen={onOpen} />
      </div>
      <div className={styles.more}>
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>more people who listen</summary>
            <ul>
              {others.map((resource) => (
                <li key={resource.id} className={styles.other}>
                  <span>
                    <strong>{resource.name}</strong> {resource.description}. {resource.hours}.
                  </span>
                  <span className={styles.ways}>
                    <ContactButtons resource={resource} quiet size="sm" onOpen={onOpen} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
        <Link to="/crisis-support" onClick={onOpen}>
          see all crisis support
        </Link>
        {!isEmergencyFirst && (
          <a href={telHref(emergencyNumber)} onClick={onOpen}>
            in immediate danger, call {emergencyNumber}
          </a>
        )}
        {openCalmSheet && (
          <button
            type="button"
            onClick={() => {
              onOutcome?.('grounding_opened');
              openCalmSheet('breathing');
            }}
          >
            breathe for a minute
          </button>
        )}
        {isSignedIn && (
          <Link to="/safety-plan" onClick={() => onOutcome?.('plan_opened')}>
            my safety plan
          </Link>
        )}
      </div>
      {safety.checkIn && (
        <SafetyCheckIn
          onAnswer={async (answer) => {
            await onCheckIn(answer);
            if (answer === 'safer') onOutcome?.('felt_safer');
          }}
        />
      )}
    </section>
  );
}
