import { BookOpen, ChartNoAxesColumn, House, Lightbulb } from 'lucide-react';
import { useLocation } from 'react-router';
import type { NavItem } from '#web/shell/nav-item.ts';
import { useLogout } from './use-logout.ts';
import { useIsAdmin, useMe } from './use-me.ts';
import { useNavbarCollapsed } from './use-navbar-collapsed.ts';

const ITEMS: readonly NavItem[] = [
  { to: '/options', label: 'dashboard', icon: <House />, also: ['/dashboard'] },
  { to: '/chat-history', label: 'history', icon: <BookOpen /> },
  { to: '/insights', label: 'insights', icon: <Lightbulb /> },
];
const ADMIN_ITEM: NavItem = { to: '/admin', label: 'admin', icon: <ChartNoAxesColumn /> };

/** Everything the frames of signed-in screens ask for: `<SignedInFrame {...useNavigation()}>`, `<ChatFrame {...}>`. */
export function useNavigation() {
  const { pathname } = useLocation();
  const isAdmin = useIsAdmin();
  const { data: me } = useMe();
  const [collapsed, setCollapsed] = useNavbarCollapsed();
  return {
    items: isAdmin ? [...ITEMS, ADMIN_ITEM] : ITEMS,
    path: pathname,
    name: me?.name ?? '',
    collapsed,
    onToggle: () => setCollapsed(!collapsed),
    onLogout: useLogout(),
  };
}
