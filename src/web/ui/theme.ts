/** What a person chose; `system` follows the device. Stored under `theme`, as public/theme.js reads it at start. */
export type ThemeChoice = 'day' | 'night' | 'system';

const storageKey = 'theme';
const themes = new Map<string | null, 'day' | 'night'>([
  ['day', 'day'],
  ['light', 'day'],
  ['night', 'night'],
  ['dark', 'night'],
]);

/** The stored choice, or `system` when there is none or storage is blocked. `light` and `dark` are read too. */
export function readTheme(): ThemeChoice {
  try {
    return themes.get(localStorage.getItem(storageKey)) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme at once and remembers it where storage allows. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Blocked storage: the choice lasts until the page is left.
  }
}
