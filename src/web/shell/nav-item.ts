import type { ReactNode } from 'react';

/** One entry of the navigation. `also` lists further paths that show the same screen. */
export interface NavItem {
  to: string;
  label: string;
  icon: ReactNode;
  also?: readonly string[] | undefined;
}

/** Whether an item stands for the path one is on, or for one below it. */
export function isCurrent(item: NavItem, path: string): boolean {
  return [item.to, ...(item.also ?? [])].some((to) => path === to || path.startsWith(`${to}/`));
}
