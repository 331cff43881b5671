import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '#web/api/call-api.ts';
import { quietLock } from '#web/quiet-lock.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { OfflineBanner } from '#web/shell/offline-banner.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { confirmMe } from '../contract.ts';
import { hasPasskeys } from './doors/device-refusal.ts';
import { useDoors } from './doors/use-doors.ts';
import styles from './form.module.css';
import { useSaved } from './settings/use-saved.ts';
import { signInAgain } from './use-logout.ts';

/**
 * Stands in the place of every screen while the page is veiled: nothing that was written is on it. The way to crisis
 * support stays where it always is.
 */
export function Veil() {
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const { state, save, reset } = useSaved();
  const doors = useDoors();
  const canUsePasskey = hasPasskeys() && (doors.data?.passkeys.length ?? 0) > 0;
  useEffect(() => {
    document.title = 'veiled · process';
    field.current?.focus();
  }, []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return field.current?.focus();
    const isRight = await save(() => callApi(confirmMe, { body: { password } }), 'welcome back');
    if (isRight) return quietLock.unveil();
    setPassword('');
    field.current?.focus();
  };

  const confirmByPasskey = async () => {
    const confirm = async () => {
      const { answerToConfirm } = await import('./doors/passkeys.ts');
      await callApi(confirmMe, { body: { passkey: await answerToConfirm() } });
    };
    if (await save(confirm, 'welcome back')) quietLock.unveil();
  };

  return (
    <AuthFrame>
      <h1>your words are veiled</h1>
      <OfflineBanner />
      <p className={styles.lead}>
        this page was out of sight for a while. your password brings everything back as you left it, drafts
        too.
      </p>
      <form className={styles.stack} onSubmit={(event) => void onSubmit(event)} noValidate>
        {state.status === 'failed' && <Banner tone="error">{state.message}</Banner>}
        <PasswordInput
          ref={field}
          label="your password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            reset();
          }}
        />
        <Button type="submit" block busy={state.status === 'saving'}>
          show my words
        </Button>
      </form>
      {canUsePasskey && (
        <div className={styles.another}>
          <Button
            look="quiet"
            block
            disabled={state.status === 'saving'}
            onClick={() => void confirmByPasskey()}
          >
            use a passkey
          </Button>
        </div>
      )}
      <p className={styles.foot}>
        not at hand?
        <Button look="text" size="sm" onClick={signInAgain}>
          sign in again
        </Button>
      </p>
    </AuthFrame>
  );
}
