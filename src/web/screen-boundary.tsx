import { Component, type ErrorInfo, type ReactNode } from 'react';
import styles from './screen-boundary.module.css';
import { CrisisPill } from './shell/crisis-pill.tsx';
import { OfflineBanner } from './shell/offline-banner.tsx';
import { Button } from './ui/button.tsx';
import { ErrorState } from './ui/error-state.tsx';

interface ScreenBoundaryProps {
  /** Crisis resources that need no network: they stay within reach whatever breaks. */
  help: ReactNode;
  onFail?: ((error: Error) => void) | undefined;
  children: ReactNode;
}

/** What a screen becomes when it breaks, or when its files cannot be loaded. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // biome-ignore lint/suspicious/noConsole: the frontend log takes it from here
    console.error('a screen failed', error.name, info.componentStack?.split('\n')[1]?.trim() ?? '');
    this.props.onFail?.(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={styles.broken}>
        <CrisisPill />
        <OfflineBanner />
        <ErrorState
          isPage
          title="something went wrong"
          message="Something went wrong. Please try refreshing the page."
          reassurance="this is on us, not on you. help from people is right here:"
          action={<Button onClick={() => window.location.reload()}>refresh the page</Button>}
        />
        {this.props.help}
      </div>
    );
  }
}
