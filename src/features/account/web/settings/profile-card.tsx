import { type FormEvent, useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useBegun } from '#web/use-begun.ts';
import { type Me, updateMe } from '../../contract.ts';
import { COUNTRIES } from '../../core/countries.ts';
import { checkName } from '../../core/validate-credentials.ts';
import { useMe, useSetMe } from '../use-me.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

const BY_BROWSER = 'auto';
const COUNTRY_OPTIONS = [
  { value: BY_BROWSER, label: 'as my browser says' },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

export function ProfileCard() {
  const { data: me } = useMe();
  return (
    <Card>
      <h2 className={styles.heading}>about you</h2>
      {me ? <ProfileForm me={me} /> : <Skeleton />}
    </Card>
  );
}

function ProfileForm({ me }: { me: Me }) {
  const setMe = useSetMe();
  const [name, setName] = useBegun('full name', me.name);
  const [country, setCountry] = useBegun('country', me.country ?? BY_BROWSER);
  const [error, setError] = useState<string | null>(null);
  const { state, save, reset } = useSaved();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const fault = checkName(name);
    setError(fault);
    if (fault !== null) return;
    const body = { name, country: country === BY_BROWSER ? null : country };
    await save(async () => setMe(await callApi(updateMe, { body })), 'saved');
  };

  return (
    <form className={styles.stack} onSubmit={(event) => void onSubmit(event)} onChange={reset} noValidate>
      <div className={styles.two}>
        <TextInput
          label="full name"
          autoComplete="name"
          value={name}
          error={error ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <p className={styles.label} aria-hidden="true">
            country
          </p>
          <Select
            look="field"
            label="country"
            options={COUNTRY_OPTIONS}
            value={country}
            onChange={setCountry}
          />
        </div>
      </div>
      <p className={styles.facts}>
        you are signed in as {me.email}. the country decides which crisis lines are shown first.
      </p>
      <SavedBanner state={state} />
      <div>
        <Button type="submit" look="quiet" busy={state.status === 'saving'}>
          save
        </Button>
      </div>
    </form>
  );
}
