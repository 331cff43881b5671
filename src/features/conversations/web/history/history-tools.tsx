import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import type { SortOrder, TypeFilter } from '../../core/arrange-conversations.ts';
import { useOwnWords } from '../detail/use-own-words.ts';
import styles from './history-tools.module.css';

const TYPES: readonly { value: TypeFilter; label: string }[] = [
  { value: 'all', label: 'all' },
  { value: 'voice', label: 'voice only' },
  { value: 'text', label: 'text only' },
];
const SORTS: readonly { value: SortOrder; label: string }[] = [
  { value: 'newest', label: 'newest first' },
  { value: 'oldest', label: 'oldest first' },
];

interface HistoryToolsProps {
  q: string;
  type: TypeFilter;
  sort: SortOrder;
  onChange: (change: { q?: string; type?: TypeFilter; sort?: SortOrder }) => void;
  /** Absent while there is nothing to choose from yet. */
  onSelect?: () => void;
}

/** Search, filter, order, and the way into choosing some. */
export function HistoryTools({ q, type, sort, onChange, onSelect }: HistoryToolsProps) {
  const [words, write] = useOwnWords(q, (told) => onChange({ q: told }));
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label="search your conversations"
          placeholder="search your conversations"
          maxLength={200}
          value={words}
          onChange={write}
        />
      </div>
      <Segmented
        label="filter"
        options={TYPES}
        value={type}
        onChange={(value) => onChange({ type: value })}
      />
      <span className={styles.sort}>
        <Select
          label="sort"
          options={SORTS}
          value={sort}
          onChange={(value) => onChange({ sort: value })}
          icon={sort === 'newest' ? <ArrowDownWideNarrow /> : <ArrowDownNarrowWide />}
        />
      </span>
      <Button look="text" disabled={!onSelect} onClick={onSelect}>
        select
      </Button>
    </div>
  );
}
