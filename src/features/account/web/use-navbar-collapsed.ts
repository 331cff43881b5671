import { useState } from 'react';

const KEY = 'navbarCollapsed';

/** Collapsed unless the person has opened it. */
const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
};

/** Whether the sidebar is folded, remembered in this browser. */
export function useNavbarCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(read);
  const remember = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // Blocked storage: it lasts until the page is left.
    }
  };
  return [collapsed, remember];
}
