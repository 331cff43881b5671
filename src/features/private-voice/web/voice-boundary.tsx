import { Component, Fragment, type ReactNode } from 'react';
import { PublicFrame } from '#web/shell/public-frame.tsx';
import { Room } from '#web/ui/room.tsx';
import { categoryOf, typeOfThrown } from '../core/boundary.ts';
import { prepareRetry, type RetryParts } from './before-retry.ts';
import { ErrorCard } from './error-card.tsx';
import styles from './voice-boundary.module.css';

interface BoundaryProps {
  retry: RetryParts;
  children: ReactNode;
}
interface BoundaryState {
  failure: { thrown: unknown; at: string } | null;
  retries: number;
  isPreparing: boolean;
}

/** What the app becomes when a part of it breaks or cannot be loaded. Each retry builds its parts anew; three at most. */
export class VoiceBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, retries: 0, isPreparing: false };
  #leaving = new AbortController();

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { failure: { thrown, at: new Date().toISOString() }, isPreparing: false };
  }

  override componentWillUnmount() {
    this.#leaving.abort();
  }

  retry = async () => {
    const { failure, retries } = this.state;
    if (!failure) return;
    this.setState({ isPreparing: true });
    const { signal } = this.#leaving;
    await prepareRetry(categoryOf(typeOfThrown(failure.thrown), retries), this.props.retry, signal);
    this.setState({ failure: null, retries: retries + 1, isPreparing: false });
  };

  override render() {
    const { failure, retries, isPreparing } = this.state;
    if (!failure) return <Fragment key={retries}>{this.props.children}</Fragment>;
    const { thrown, at } = failure;
    return (
      <>
        <Room light="soft" place="centre" />
        <PublicFrame>
          <div className={styles.middle}>
            <ErrorCard
              category={categoryOf(typeOfThrown(thrown), retries)}
              message={thrown instanceof Error ? thrown.message : String(thrown)}
              time={at}
              busy={isPreparing}
              onRetry={() => void this.retry()}
            />
          </div>
        </PublicFrame>
      </>
    );
  }
}
