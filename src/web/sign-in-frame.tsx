import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { AuthFrame } from './shell/auth-frame.tsx';

/** Around the sign-in, which stands in the page as served: see `drawSignIn` in vite.config.ts. */
export function SignInFrame() {
  return (
    <AuthFrame>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </AuthFrame>
  );
}
