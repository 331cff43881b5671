import { type ReactNode, useState } from 'react';
import { ERRORS } from '#contract/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Room } from '#web/ui/room.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DEFAULT_RANGE, type Range } from '../contract.ts';
import styles from './dashboard.module.css';
import { type DashboardFigures, useDashboard } from './use-dashboard.ts';

const RANGE_OPTIONS: readonly { value: Range; label: string }[] = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'all', label: 'all' },
];

interface DashboardFrameProps {
  readonly title: string;
  readonly children: (figures: DashboardFigures, range: Range) => ReactNode;
}

/** What both dashboards share: the title, the range, and what stands there until the figures do. */
export function DashboardFrame({ title, children }: DashboardFrameProps) {
  const [range, setRange] = useState<Range>(DEFAULT_RANGE);
  const dashboard = useDashboard(range);
  if (dashboard.status === 'forbidden') return <NotAvailable />;
  if (dashboard.status === 'weak') return <StrongerSignIn />;
  return (
    <>
      <Room light="full" place="none" />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.subtitle}>
            privacy-safe insights into therapeutic effectiveness and user engagement patterns
          </p>
        </div>
        <Segmented label="range" options={RANGE_OPTIONS} value={range} onChange={setRange} />
      </header>
      {dashboard.status === 'loading' && <Loading />}
      {dashboard.status === 'failed' && (
        <ErrorState
          title="error loading analytics"
          message="Failed to load analytics data. Please try again."
          action={<Button onClick={() => window.location.reload()}>try again</Button>}
        />
      )}
      {dashboard.status === 'ready' && children(dashboard.figures, range)}
    </>
  );
}

/** What everybody sees who is no admin; the server decides. */
function NotAvailable() {
  return (
    <EmptyState
      isPage
      title="not available"
      actions={<ButtonLink to="/options">back to the dashboard</ButtonLink>}
    >
      this page is not available to you.
    </EmptyState>
  );
}

/** An admin who has signed in with a password alone, where more is asked for. */
function StrongerSignIn() {
  return (
    <EmptyState
      isPage
      title="one more key, please"
      actions={<ButtonLink to="/settings">add a passkey or a second step</ButtonLink>}
    >
      {ERRORS.stronger_sign_in_required.message}
    </EmptyState>
  );
}

export function Loading() {
  return (
    <div className={styles.loading}>
      <p role="status">loading analytics data...</p>
      <Skeleton height="104px" />
      <div className={styles.charts}>
        <Skeleton height="380px" />
        <Skeleton height="380px" />
      </div>
    </div>
  );
}

/** That figures were left out, and why. */
export function HiddenNote({ figures }: { figures: DashboardFigures }) {
  const { sessions, conversations, engagement, technical, modePreferences, therapeuticFlow } = figures;
  const answers = [sessions, conversations, engagement, technical, modePreferences, therapeuticFlow];
  if (answers.every(({ privacy }) => privacy.hidden.length === 0)) return null;
  return (
    <p className={styles.hidden} role="note">
      some figures are hidden, because they would be about fewer than {sessions.privacy.minGroup} people. they
      are shown as –.
    </p>
  );
}
