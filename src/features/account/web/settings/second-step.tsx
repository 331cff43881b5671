import { lazy, Suspense, useState } from 'react';
import type { ResponseOf } from '#contract/define-route.ts';
import { callApi } from '#web/api/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import type { Confirmation } from '../../contract.ts';
import { endSecondStep, type readDoors, renewRecoveryCodes, startSecondStep } from '../../contract-doors.ts';
import { useRefreshDoors } from '../doors/use-doors.ts';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SavedBanner } from './saved-banner.tsx';
import type { Secret } from './second-step-dialog.tsx';
import styles from './settings.module.css';
import { useSaved } from './use-saved.ts';

/** Draws pictures of keys, once for most people. */
const SecondStepDialog = lazy(async () => ({
  default: (await import('./second-step-dialog.tsx')).SecondStepDialog,
}));

type Standing = ResponseOf<typeof readDoors>['secondStep'];
/** What the person is about to do, or is shown. */
type Step =
  | { readonly name: 'none' | 'start' | 'renew' | 'end' }
  | { readonly name: 'set up'; readonly secret: Secret }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const ASKS = {
  start: {
    title: 'switch the second step on?',
    keepLabel: 'not now',
    actLabel: 'go on',
    words: 'you need an app that makes codes, on your phone or in your password manager.',
  },
  renew: {
    title: 'make new recovery codes?',
    keepLabel: 'keep the old ones',
    actLabel: 'make new ones',
    words: 'the codes that you have now stop working at once.',
  },
  end: {
    title: 'switch the second step off?',
    keepLabel: 'leave it on',
    actLabel: 'switch off',
    words: 'from then on your password alone opens your account.',
  },
} as const;

export function SecondStep({ standing }: { standing: Standing }) {
  const refresh = useRefreshDoors();
  const { state, save, reset } = useSaved();
  const [step, setStep] = useState<Step>({ name: 'none' });
  const close = () => {
    setStep({ name: 'none' });
    reset();
  };
  const showCodes = async (codes: readonly string[]) => {
    setStep({ name: 'codes', codes });
    await refresh();
  };
  const works = {
    start: async (body: Confirmation) =>
      setStep({ name: 'set up', secret: await callApi(startSecondStep, { body }) }),
    renew: async (body: Confirmation) =>
      showCodes((await callApi(renewRecoveryCodes, { body })).recoveryCodes),
    end: async (body: Confirmation) => {
      await callApi(endSecondStep, { body });
      setStep({ name: 'none' });
      await refresh();
    },
  };
  const asked = step.name === 'start' || step.name === 'renew' || step.name === 'end' ? step.name : null;
  const said = { start: '', renew: '', end: 'the second step is off' };

  return (
    <section>
      <h3 className={styles.label}>second step</h3>
      <p className={styles.words}>
        {standing
          ? `on since ${date.format(new Date(standing.since))}: after your password you enter a code of your app. ${standing.recoveryCodesLeft} recovery codes are left.`
          : 'after your password you enter a code that an app on your phone makes. a passkey needs no second step.'}
      </p>
      {step.name === 'none' && <SavedBanner state={state} />}
      <div className={styles.actions}>
        {standing ? (
          <>
            <Button look="quiet" onClick={() => setStep({ name: 'renew' })}>
              new recovery codes
            </Button>
            <Button look="danger" onClick={() => setStep({ name: 'end' })}>
              switch the second step off
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={() => setStep({ name: 'start' })}>
            switch the second step on
          </Button>
        )}
      </div>
      <ConfirmAgainDialog
        danger={asked === 'end'}
        open={asked !== null}
        onClose={close}
        {...ASKS[asked ?? 'start']}
        state={state}
        onAct={(confirmation) => {
          if (asked)
            void save(() => works[asked](confirmation), said[asked]).then((isDone) => {
              if (isDone && asked !== 'end') reset();
            });
        }}
      >
        {ASKS[asked ?? 'start'].words}
      </ConfirmAgainDialog>
      {step.name === 'set up' && (
        <Suspense fallback={null}>
          <SecondStepDialog secret={step.secret} onClose={close} onDone={(codes) => void showCodes(codes)} />
        </Suspense>
      )}
      {step.name === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
    </section>
  );
}
