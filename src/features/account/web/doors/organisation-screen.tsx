import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import type { ResponseOf } from '#contract/define-route.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callApi } from '#web/api/call-api.ts';
import { organisationName } from '#web/config.ts';
import { session } from '#web/session.ts';
import { AuthFrame } from '#web/shell/auth-frame.tsx';
import { OfflineBanner } from '#web/shell/offline-banner.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { wayBack } from '#web/way-back.ts';
import { finishOrganisation, registerByOrganisation } from '../../contract-doors.ts';
import { DOOR_TEXTS } from '../../core/texts.ts';
import { ConsentBoxes } from '../consent-boxes.tsx';
import styles from '../form.module.css';
import { readMet, readSecondStep } from '../navigation-state.ts';
import { SavedBanner } from '../settings/saved-banner.tsx';
import { useSaved } from '../settings/use-saved.ts';
import { wordError } from '../word-error.ts';
import { keepForConnecting } from './connect-later.ts';
import { takeOrganisationTicket } from './organisation.ts';

type State =
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'new'; readonly ticket: string; readonly email: string };

/** /login/organisation, where the organisation of this server sends people back to */
export function OrganisationScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ status: 'busy' });
  const hasBegun = useRef(false);
  useEffect(() => {
    // What came back works once: not again when React runs this a second time.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish(search, navigate).then((next) => {
      if (!next) return;
      setState(next);
      // It has been used, and is nobody's to see.
      void navigate({ search: '' }, { replace: true });
    });
  });
  return (
    <AuthFrame>
      <h1>{organisationName() ?? 'sign in'}</h1>
      <OfflineBanner />
      {state.status === 'busy' && <p role="status">signing in...</p>}
      {state.status === 'failed' && <Banner tone="error">{state.message}</Banner>}
      {state.status === 'new' && <ConsentForm ticket={state.ticket} email={state.email} />}
      <p className={styles.foot}>
        another way?
        <Link to="/login">log in</Link>
      </p>
    </AuthFrame>
  );
}

function begin(
  { accessToken, userId, sessionId }: ResponseOf<typeof finishOrganisation>,
  navigate: NavigateFunction,
): void {
  session.begin({ token: accessToken, userId, sessionId }, false);
  void navigate(wayBack.place(), { replace: true });
}

/** What the screen shows; null where it is left. */
async function finish(query: string, navigate: NavigateFunction): Promise<State | null> {
  const ticket = takeOrganisationTicket();
  if (ticket === null || !query) return { status: 'failed', message: DOOR_TEXTS.ticketGone };
  try {
    begin(await callApi(finishOrganisation, { body: { ticket, query } }), navigate);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return goOn(error, navigate);
  }
}

function goOn(error: ApiError, navigate: NavigateFunction): State | null {
  const step = readSecondStep({ ...Object(error.body), rememberMe: false });
  if (error.code === 'second_factor_required' && step) {
    void navigate('/login/code', { replace: true, state: step });
    return null;
  }
  const met = readMet(error.body);
  if (error.code === 'organisation_new' && met) return { status: 'new', ...met };
  if (error.code === 'organisation_known' && met) {
    keepForConnecting(met.ticket);
    void navigate('/login', { replace: true, state: { email: met.email, message: error.message } });
    return null;
  }
  return { status: 'failed', message: wordError(error) };
}

function ConsentForm({ ticket, email }: { ticket: string; email: string }) {
  const navigate = useNavigate();
  const { state, save } = useSaved();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isOldEnough, setIsOldEnough] = useState(false);
  const body = { ticket, acceptedTerms: true, ageConfirmed: true } as const;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasAgreed || !isOldEnough) return;
    void save(async () => begin(await callApi(registerByOrganisation, { body }), navigate), 'success!');
  };
  return (
    <form className={styles.stack} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>you are new here. your account will have the address {email}.</p>
      <ConsentBoxes
        terms={{ checked: hasAgreed, onChange: (event) => setHasAgreed(event.target.checked) }}
        age={{ checked: isOldEnough, onChange: (event) => setIsOldEnough(event.target.checked) }}
      />
      <SavedBanner state={state} />
      <Button type="submit" block disabled={!hasAgreed || !isOldEnough} busy={state.status === 'saving'}>
        create account
      </Button>
    </form>
  );
}
