import { useState } from 'react';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Range } from '../contract.ts';
import { EngagementTab } from './tabs/engagement-tab.tsx';
import { FlowTab } from './tabs/flow-tab.tsx';
import { TechnicalTab } from './tabs/technical-tab.tsx';
import { TrendsTab } from './tabs/trends-tab.tsx';
import type { DashboardFigures } from './use-dashboard.ts';

type TabName = 'trends' | 'engagement' | 'flow' | 'technical';

interface ChartTabsProps {
  readonly figures: DashboardFigures;
  readonly range: Range;
}

/** The four tabs of `/admin`. */
export function ChartTabs({ figures, range }: ChartTabsProps) {
  const [tab, setTab] = useState<TabName>('trends');
  const during = range === 'all' ? 'all time' : `last ${range} days`;
  return (
    <Tabs
      label="analytics"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'trends',
          label: 'session trends',
          content: <TrendsTab figures={figures} during={during} />,
        },
        {
          value: 'engagement',
          label: 'engagement patterns',
          content: <EngagementTab figures={figures} during={during} />,
        },
        { value: 'flow', label: 'therapeutic flow', content: <FlowTab figures={figures} during={during} /> },
        {
          value: 'technical',
          label: 'technical health',
          content: <TechnicalTab figures={figures} during={during} />,
        },
      ]}
    />
  );
}
