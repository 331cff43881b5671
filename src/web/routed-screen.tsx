import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { crashes } from './crashes.ts';
import { focusScreen } from './focus-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useToast } from './ui/toasts.tsx';

const NAVIGATION_FAILED = 'Navigation failed. Please try again.';

/** A screen's file did not come: offline, or replaced by a newer version. Each browser words it in its own way. */
const isLoadFailure = (error: Error): boolean =>
  /dynamically imported module|module script|preload/i.test(error.message);

let hasArrived = false;

/** Around every screen: its title, the focus on arrival, and what stands there when it breaks. */
export function RoutedScreen({
  title,
  help,
  children,
}: {
  title: string;
  help: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const toast = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another arrival, also on the same screen
  useEffect(() => {
    document.title = `${title} · process`;
    // The first page is read from its beginning by itself.
    if (hasArrived) focusScreen();
    hasArrived = true;
  }, [title, pathname]);

  return (
    <ScreenBoundary
      key={pathname}
      help={help}
      onFail={(error) => {
        if (isLoadFailure(error)) toast(NAVIGATION_FAILED, 'bad');
        else crashes.tell();
      }}
    >
      {children}
    </ScreenBoundary>
  );
}
