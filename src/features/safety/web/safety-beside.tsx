import { QuietLine } from './quiet-line.tsx';
import { SafetyCard, type SafetyCardProps } from './safety-card.tsx';

/** What stands beside a reply: the card for what is certain, the quiet line for what is only suspected. */
export function SafetyBeside(props: SafetyCardProps) {
  return props.safety.certainty === 'suspected' ? (
    <QuietLine safety={props.safety} />
  ) : (
    <SafetyCard {...props} />
  );
}
