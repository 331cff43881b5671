import { Phone } from 'lucide-react';
import { useCalmSheet } from '#web/shell/calm-sheet.ts';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { CareCard } from '#web/ui/care-card.tsx';
import { Link } from '#web/ui/link.tsx';
import { useToken } from '#web/use-session.ts';
import type { CheckInAnswer, Safety } from '../contract.ts';
import type { InterventionOutcome } from '../core/protocol/intervention.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { telHref } from './contact-links.ts';
import { arrangePeople, describePeople } from './first-contact.ts';
import { MorePeople } from './more-people.tsx';
import { SafetyCheckIn } from './safety-check-in.tsx';

export interface SafetyCardProps {
  safety: Safety;
  /** Sends the answer; what it answers with is the new `safety`, which the caller shows. Rejects when it fails. */
  onCheckIn: (answer: CheckInAnswer) => Promise<unknown>;
  /** For analytics, without identity or words. */
  onOutcome?: ((outcome: InterventionOutcome) => void) | undefined;
}

/**
 * The calm card under a reply: call and text first, then everyone else, then a step that settles. At T4 the emergency
 * number leads. It is never in the way of the conversation.
 */
export function SafetyCard({ safety, onCheckIn, onOutcome }: SafetyCardProps) {
  const people = arrangePeople(safety);
  const { emergencyNumber, isEmergencyFirst, first, others } = people;
  if (!first) return null;
  const onOpen = () => onOutcome?.('resource_opened');
  const answer = async (given: CheckInAnswer) => {
    await onCheckIn(given);
    if (given === 'safer') onOutcome?.('felt_safer');
  };
  return (
    <CareCard
      title="you don't have to hold this alone"
      actions={
        <>
          {isEmergencyFirst && (
            <ButtonAnchor look="harbour" href={telHref(emergencyNumber)} icon={<Phone />} onClick={onOpen}>
              call {emergencyNumber}
            </ButtonAnchor>
          )}
          <ContactButtons resource={first} quiet={isEmergencyFirst} onOpen={onOpen} />
        </>
      }
      more={
        <>
          {others.length > 0 && <MorePeople people={others} onOpen={onOpen} />}
          <Link to="/crisis-support" onClick={onOpen}>
            see all crisis support
          </Link>
          {!isEmergencyFirst && (
            <a href={telHref(emergencyNumber)} onClick={onOpen}>
              in immediate danger, call {emergencyNumber}
            </a>
          )}
          <CalmSteps onOutcome={onOutcome} />
        </>
      }
      ask={safety.checkIn && <SafetyCheckIn onAnswer={answer} />}
    >
      <p>{describePeople(safety, people)}</p>
    </CareCard>
  );
}

/** What settles: a breath where the sheet hangs, the plan where somebody may have one. */
function CalmSteps({ onOutcome }: Pick<SafetyCardProps, 'onOutcome'>) {
  const openCalmSheet = useCalmSheet();
  const isSignedIn = useToken() !== null;
  const breathe = () => {
    onOutcome?.('grounding_opened');
    openCalmSheet?.('breathing');
  };
  return (
    <>
      {openCalmSheet && (
        <button type="button" onClick={breathe}>
          breathe for a minute
        </button>
      )}
      {isSignedIn && (
        <Link to="/safety-plan" onClick={() => onOutcome?.('plan_opened')}>
          my safety plan
        </Link>
      )}
    </>
  );
}
