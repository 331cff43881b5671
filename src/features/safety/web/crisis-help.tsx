import { emergencyNumberFor, resourcesFor } from '../core/resources/resources.ts';
import { smsHref, telHref } from './contact-links.ts';
import { readCountry } from './country-choice.ts';
import styles from './crisis-help.module.css';

/**
 * People to turn to, for error pages: plain links and bundled data, so that it works with no server, no session and no
 * router around it.
 */
export function CrisisHelp() {
  const country = readCountry();
  const emergency = emergencyNumberFor(country);
  const [first] = resourcesFor(country);
  return (
    <aside className={styles.help} aria-label="crisis support">
      <p>if you need someone now, real people can listen:</p>
      <ul className={styles.ways}>
        {first?.phone && (
          <li>
            <a href={telHref(first.phone)}>
              call {first.phone}, {first.name}
            </a>
          </li>
        )}
        {first?.sms && (
          <li>
            <a href={smsHref(first.sms)}>text {first.sms}</a>
          </li>
        )}
        {first && !first.phone && !first.sms && (
          <li>
            <a href={first.url}>{first.name}</a>
          </li>
        )}
        <li>
          <a href={telHref(emergency)}>in immediate danger, call {emergency}</a>
        </li>
        <li>
          <a href="/crisis-support">all crisis support</a>
        </li>
      </ul>
    </aside>
  );
}
