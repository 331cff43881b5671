import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { queryClient } from './query-client.ts';
import { session } from './session.ts';
import { useToken } from './use-session.ts';

/** Everything behind it needs a token; without one the person is led to the sign-in. */
function RequireToken() {
  return useToken() === null ? <Navigate to="/login" replace /> : <Outlet />;
}

// Every screen loads by itself: `lazy: async () => ({ Component: (await import('…/login-screen.tsx')).LoginScreen })`.
const publicScreens: RouteObject[] = [];
const signedInScreens: RouteObject[] = [];

const router = createBrowserRouter([
  ...publicScreens,
  { Component: RequireToken, children: signedInScreens },
  { path: '*', element: <Navigate to="/dashboard" replace /> },
]);

session.onExpired(() => {
  queryClient.clear();
  void router.navigate('/login?expired=true', { replace: true });
});

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
