import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { BrowserRouter, Navigate, Route, Routes, useNavigate } from 'react-router';
import { session } from './session.ts';

/** A path and the screen that is loaded when somebody goes there. */
type ScreenRoute = readonly [path: string, Screen: ComponentType];

/** Loads a screen by itself: `screen(async () => (await import('#features/…/x-screen.tsx')).XScreen)`. */
const screen = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));

const publicScreens: readonly ScreenRoute[] = [
  [
    '/crisis-support',
    screen(async () => (await import('#features/safety/web/crisis-support-screen.tsx')).CrisisSupportScreen),
  ],
];

/** Every one of these needs a token. */
const signedInScreens: readonly ScreenRoute[] = [];

const toRoutes = (screens: readonly ScreenRoute[]) =>
  screens.map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);

const SignedIn = screen(async () => (await import('./signed-in.tsx')).SignedIn);

/** A token that the server refused leads to the sign-in, which says why. */
function LeaveWhenExpired() {
  const navigate = useNavigate();
  useEffect(() => session.onExpired(() => navigate('/login?expired=true', { replace: true })), [navigate]);
  return null;
}

export function App() {
  return (
    <BrowserRouter>
      <LeaveWhenExpired />
      <Suspense fallback={null}>
        <Routes>
          {toRoutes(publicScreens)}
          <Route element={<SignedIn />}>{toRoutes(signedInScreens)}</Route>
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
