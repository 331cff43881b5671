import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Safety } from '../contract.ts';
import { smsHref, telHref } from './contact-links.ts';
import { arrangePeople } from './first-contact.ts';
import styles from './quiet-line.module.css';

interface QuietLineProps {
  readonly safety: Pick<Safety, 'tier' | 'resources'>;
}

/** For what is only suspected: the first person to turn to, in one line beneath the reply. No card, nothing pinned. */
export function QuietLine({ safety }: QuietLineProps) {
  const { first } = arrangePeople(safety);
  if (!first) return null;
  const { name, phone, sms, url } = first;
  return (
    <p className={styles.line}>
      <span>someone to talk to: {name}</span>
      {phone && (
        <a href={telHref(phone)}>
          call {phone}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </a>
      )}
      {sms && (
        <a href={smsHref(sms)}>
          text {sms}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </a>
      )}
      {!phone && !sms && (
        <a href={url} target="_blank" rel="noreferrer">
          open {name}
          <VisuallyHidden>, in a new tab</VisuallyHidden>
        </a>
      )}
      <Link to="/crisis-support">more people</Link>
    </p>
  );
}
