import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { session } from './session.ts';

/** Around sign-in and sign-up: whoever is signed in on arrival goes on. A sign-in in here leads on by itself. */
export function SignedOut() {
  const [isSignedIn] = useState(() => session.token() !== null);
  return isSignedIn ? <Navigate to="/options" replace /> : <Outlet />;
}
