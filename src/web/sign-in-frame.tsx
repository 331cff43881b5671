import { Suspense, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { AuthFrame } from './shell/auth-frame.tsx';

const subscribeToNothing = () => () => {};
/** False while React takes over the markup that was served, and where that markup is made. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Around the sign-in: the one frame that stands in the page as served, so that its words need no script. */
export function SignInFrame() {
  const isTakenOver = useTakenOver();
  return (
    <AuthFrame>
      <Suspense fallback={null}>{isTakenOver && <Outlet />}</Suspense>
    </AuthFrame>
  );
}
