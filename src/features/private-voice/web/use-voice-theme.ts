import { useEffect } from 'react';
import { readTheme } from '#web/ui/theme.ts';
import type { UserSettings } from '../core/user-settings.ts';

const SHOWN = { light: 'day', dark: 'night', system: null } as const;

/** The app's own theme while it is open; the product's own comes back with the next screen. */
export function useVoiceTheme(theme: UserSettings['theme']): void {
  useEffect(() => {
    show(SHOWN[theme]);
    return () => {
      const own = readTheme();
      show(own === 'system' ? null : own);
    };
  }, [theme]);
}

function show(theme: 'day' | 'night' | null): void {
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
