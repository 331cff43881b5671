import { useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { session } from './session.ts';
import { wayBack } from './way-back.ts';

/** Around sign-in and sign-up: whoever is signed in on arrival goes on. A sign-in in here leads on by itself. */
export function SignedOut() {
  const [onward] = useState(() => (session.token() === null ? null : wayBack.place()));
  return onward === null ? <Outlet /> : <Navigate to={onward} replace />;
}
