import { useState } from 'react';
import { PublicFrame } from '#web/shell/public-frame.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { Room } from '#web/ui/room.tsx';
import { Select } from '#web/ui/select.tsx';
import { useToken } from '#web/use-session.ts';
import { ELSEWHERE, emergencyNumberFor, resourcesFor } from '../core/resources/resources.ts';
import { telHref } from './contact-links.ts';
import { countryOptions, readCountry, rememberCountry } from './country-choice.ts';
import styles from './crisis-support-screen.module.css';
import { ResourceRow } from './resource-row.tsx';

/** Anyone may open it: offline, signed out, unpaid. Everything on it is bundled. */
export function CrisisSupportScreen() {
  const [country, setCountry] = useState(readCountry);
  const isSignedIn = useToken() !== null;
  const emergency = emergencyNumberFor(country);
  const choose = (chosen: string) => {
    setCountry(chosen);
    rememberCountry(chosen);
    if (isSignedIn && chosen !== ELSEWHERE) void followInAccount(chosen);
  };
  return (
    <>
      <Room light="still" place="left" />
      <PublicFrame isHelp back={<BackLink to="/options">back to dashboard</BackLink>}>
        <h1 className={styles.title}>crisis support</h1>
        <p className={styles.lead}>you don't have to hold this alone.</p>
        <p className={styles.intro}>
          these are real people, trained to listen. reaching out is free, and you can say as little as you
          like. if you are in immediate danger, <a href={telHref(emergency)}>call {emergency}</a>.
        </p>
        <div className={styles.country}>
          <Select label="country of these lines" options={countryOptions} value={country} onChange={choose} />
        </div>
        <ul className={styles.lines}>
          {resourcesFor(country).map((resource, index) => (
            <ResourceRow key={resource.id} resource={resource} first={index === 0} />
          ))}
        </ul>
        <p className={styles.after}>
          {isSignedIn && <Link to="/safety-plan">my safety plan</Link>}
          <Link to="/safety">how process handles safety</Link>
        </p>
      </PublicFrame>
    </>
  );
}

/** Loaded when it is needed: the page itself must stay small and whole without a network. */
async function followInAccount(country: string): Promise<void> {
  try {
    const { tellAccountCountry } = await import('./tell-account-country.ts');
    await tellAccountCountry(country);
  } catch {
    // Offline or signed out meanwhile: the choice holds on this device.
  }
}
