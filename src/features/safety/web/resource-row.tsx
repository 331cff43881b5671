import { ArrowUpRight, MessageSquare, Phone } from 'lucide-react';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Resource } from '../contract.ts';
import { smsHref, telHref } from './contact-links.ts';
import styles from './resource-row.module.css';

interface ResourceRowProps {
  resource: Resource;
  /** The one to turn to first; its call is the filled button. */
  first?: boolean;
  /** Hears that the person reached for it. */
  onOpen?: (() => void) | undefined;
}

/** One line of the crisis page: who they are, when they answer, and every way to reach them. */
export function ResourceRow({ resource, first = false, onOpen }: ResourceRowProps) {
  const { name, description, phone, sms, url } = resource;
  const look = first ? 'harbour' : 'quiet';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.description}>{description}</p>
        <p className={styles.facts}>
          {[resource.hours, nameLanguages(resource.languages)]
            .filter((fact) => fact !== '')
            .map((fact) => `${fact} · `)}
          <span className={styles.checked}>checked {resource.verifiedOn}</span>
        </p>
      </div>
      <div className={styles.ways}>
        {phone && (
          <ButtonAnchor look={look} size="sm" href={telHref(phone)} icon={<Phone />} onClick={onOpen}>
            {phone.length > 6 ? phone : `call ${phone}`}
            <VisuallyHidden>{phone.length > 6 ? `, call ${name}` : `, ${name}`}</VisuallyHidden>
          </ButtonAnchor>
        )}
        {sms && <TextWay name={name} sms={sms} look={phone ? 'quiet' : look} onOpen={onOpen} />}
      </div>
      <ButtonAnchor
        className={styles.site}
        look="text"
        size="sm"
        href={url}
        target="_blank"
        aria-label={`website of ${name}, opens in a new tab`}
        onClick={onOpen}
      >
        website
        <ArrowUpRight />
      </ButtonAnchor>
    </li>
  );
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const SHOWN_LANGUAGES = 4;

/** 'English, Spanish'; of a long list the first, and how many more. */
function nameLanguages(codes: readonly string[]): string {
  const names = codes.map((code) => languageNames.of(code) ?? code);
  if (names.length <= SHOWN_LANGUAGES) return names.join(', ');
  const shown = names.slice(0, SHOWN_LANGUAGES - 1);
  return `${shown.join(', ')} and ${names.length - shown.length} more`;
}

interface TextWayProps {
  name: string;
  sms: string;
  look: 'harbour' | 'quiet';
  onOpen: (() => void) | undefined;
}

function TextWay({ name, sms, look, onOpen }: TextWayProps) {
  return (
    <ButtonAnchor look={look} size="sm" href={smsHref(sms)} icon={<MessageSquare />} onClick={onOpen}>
      text {sms}
      <VisuallyHidden>, {name}</VisuallyHidden>
    </ButtonAnchor>
  );
}
