import { BookOpen, ChartNoAxesColumn, House, Lightbulb } from 'lucide-react';
import { useState } from 'react';

/** What the frames need, with made-up data. */
export function useSampleRail(path: string) {
  const [collapsed, setCollapsed] = useState(true);
  return {
    items: [
      { to: '/options', label: 'dashboard', icon: <House /> },
      { to: '/chat-history', label: 'history', icon: <BookOpen /> },
      { to: '/insights', label: 'insights', icon: <Lightbulb /> },
      { to: '/admin', label: 'admin', icon: <ChartNoAxesColumn /> },
    ],
    path,
    name: 'maya',
    collapsed,
    onToggle: () => setCollapsed(!collapsed),
    onLogout: () => {},
  };
}
