import { type FormEvent, useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { changePassword } from '../../contract.ts';
import { explainChangeFailure } from '../../core/explain-settings.ts';
import {
  type ChangePasswordForm,
  checkChangePasswordForm,
  type FieldErrors,
  hasErrors,
} from '../../core/forms.ts';
import { CHANGE_PASSWORD_TEXTS } from '../../core/texts.ts';
import { useDoors } from '../doors/use-doors.ts';
import { useMe } from '../use-me.ts';
import { SavedBanner } from './saved-banner.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

const EMPTY: ChangePasswordForm = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePasswordCard() {
  const { data: me } = useMe();
  const { data: doors } = useDoors();
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors<ChangePasswordForm>>({});
  const { state, save, reset } = useSaved((failure) => explainChangeFailure(failure, navigator.onLine));

  const field = (name: keyof ChangePasswordForm) => ({
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
      reset();
    },
  });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkChangePasswordForm(form);
    setErrors(found);
    if (hasErrors(found)) return;
    const { currentPassword, newPassword } = form;
    const change = () => callApi(changePassword, { body: { currentPassword, newPassword } });
    if (await save(change, CHANGE_PASSWORD_TEXTS.changed)) setForm(EMPTY);
  };

  if (doors?.hasPassword === false) return <NoPasswordYet />;
  return (
    <Card>
      <h2 className={styles.heading}>change password</h2>
      <form className={styles.stack} onSubmit={(event) => void onSubmit(event)} noValidate>
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
        <PasswordInput
          label="current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <div className={styles.two}>
          <PasswordInput label="new password" autoComplete="new-password" {...field('newPassword')} />
          <PasswordInput
            label="confirm new password"
            autoComplete="new-password"
            {...field('confirmation')}
          />
        </div>
        <SavedBanner state={state} />
        <div>
          <Button type="submit" busy={state.status === 'saving'}>
            update password
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Of an account that an organisation has opened. */
const NoPasswordYet = () => (
  <Card>
    <h2 className={styles.tight}>password</h2>
    <p className={styles.words}>
      you have none here. with one you can sign in without your organisation, too.
    </p>
    <ButtonLink look="quiet" to="/forgot-password">
      set a password
    </ButtonLink>
  </Card>
);
