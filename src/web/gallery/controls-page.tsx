import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { HeartButton } from '../ui/heart.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Popover } from '../ui/popover.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Room } from '../ui/room.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './gallery.module.css';

const filters = [
  { value: 'all', label: 'all' },
  { value: 'voice', label: 'voice only' },
  { value: 'text', label: 'text only' },
] as const;
const sorts = [
  { value: 'newest', label: 'newest first' },
  { value: 'oldest', label: 'oldest first' },
] as const;

export function ControlsPage() {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('all');
  const [sort, setSort] = useState<(typeof sorts)[number]['value']>('newest');
  const [words, setWords] = useState('');
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Room light="soft" place="corner" />
      <main className={styles.page}>
        <section className={styles.row}>
          <SearchField
            label="search"
            placeholder="search your conversations"
            value={words}
            onChange={setWords}
          />
          <Segmented label="filter" options={filters} value={filter} onChange={setFilter} />
          <Select label="sort" options={sorts} value={sort} onChange={setSort} />
          <Popover
            trigger={<IconButton label="how to use this tool" icon={<CircleHelp />} />}
            title="how to use this tool"
            footer="process supports reflection. it is not therapy."
          >
            <p>begin anywhere. a word, a memory, a feeling in your body.</p>
          </Popover>
          <Tooltip label="Tap to record">
            <Button look="quiet">with a tip</Button>
          </Tooltip>
          <Button look="danger" onClick={() => setAsking(true)}>
            delete
          </Button>
        </section>
        <div className={styles.halves}>
          <Card className={styles.stack}>
            <h2>card</h2>
            <Switch defaultChecked detail="read replies aloud as they come">
              spoken replies
            </Switch>
            <Select look="field" label="country" options={sorts} value={sort} onChange={setSort} />
            <TextArea label="anything else" hint="only if you like" />
            <ProgressBar label="insights are 75% complete" value={75} />
            <Skeleton width="44%" height="22px" />
            <Skeleton width="84%" />
          </Card>
          <Card look="plain">
            <Tabs
              label="dashboard"
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'one', label: 'trends', content: <p>first</p> },
                { value: 'two', label: 'engagement', content: <p>second</p> },
              ]}
            />
            <HeartButton state="listening" level={55} aria-label="stop and send" />
          </Card>
        </div>
        <Emptiness />
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="delete 2 conversations?"
          keepLabel="keep them"
          actLabel="delete"
          onAct={() => setAsking(false)}
        >
          they will be gone for good, along with their insights. this can't be undone.
        </ConfirmDialog>
      </main>
    </>
  );
}

function Emptiness() {
  return (
    <div className={styles.halves}>
      <EmptyState title="nothing here yet, and that's fine" actions={<Button>start with your voice</Button>}>
        your conversations will rest here once you've had one. begin whenever you like.
      </EmptyState>
      <ErrorState
        title="Failed to load conversations"
        message="Network error. Please check your internet connection."
        reassurance="nothing has been lost."
        action={<Button>try again</Button>}
      />
    </div>
  );
}
