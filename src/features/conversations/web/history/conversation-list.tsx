import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readListTitles } from '#web/comfort.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import type { Conversation } from '../../contract.ts';
import { toQuietHead } from '../../core/gentle-head.ts';
import cardStyles from './conversation-card.module.css';
import { CardContent, threadOf } from './conversation-card.tsx';
import styles from './conversation-list.module.css';

/** About the height of a card, until it is measured. */
const CARD_PX = 124;
const OVERSCAN = 8;

export interface ListSelection {
  readonly ids: ReadonlySet<string>;
  readonly onToggle: (id: string, extend: boolean) => void;
}

interface ConversationListProps {
  conversations: readonly Conversation[];
  now: number;
  /** Given while some are being chosen. */
  selection: ListSelection | null;
  previewOf: (conversation: Conversation) => ReactNode;
}

/** The cards that are in view, out of thousands. Arrow keys, Home and End go from card to card. */
export function ConversationList({ conversations, now, selection, previewOf }: ConversationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [isQuiet] = useState(() => readListTitles() === 'quiet');
  useLayoutEffect(() => {
    // What stands above may have grown or gone since the last time.
    const at = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (at !== top) setTop(at);
  });
  const virtualizer = useWindowVirtualizer({
    count: conversations.length,
    estimateSize: () => CARD_PX,
    overscan: OVERSCAN,
    scrollMargin: top,
    gap: selection ? 8 : 0,
    getItemKey: (index) => conversations[index]?.id ?? index,
  });

  const focusCard = (index: number) => {
    virtualizer.scrollToIndex(index, { align: 'auto' });
    // The card may have to be drawn first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-index="${index}"] :is(a, input)`)?.focus(),
      ),
    );
  };
  const moveFocus = (event: KeyboardEvent) => {
    const from = Number((event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset.index);
    const to = targetOf(event.key, from, conversations.length);
    if (to === null) return;
    event.preventDefault();
    focusCard(to);
    const conversation = conversations[to];
    if (event.shiftKey && selection && conversation) selection.onToggle(conversation.id, true);
  };

  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={moveFocus}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const whole = conversations[index];
        if (!whole) return null;
        const conversation = isQuiet ? toQuietHead(whole) : whole;
        const next = conversations[index + 1];
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.item}
            style={{ transform: `translateY(${start - top}px)`, ...threadOf(conversation.mood, next?.mood) }}
            aria-setsize={conversations.length}
            aria-posinset={index + 1}
          >
            <Card
              conversation={conversation}
              hasNext={next !== undefined}
              now={now}
              selection={selection}
              preview={previewOf(conversation)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps {
  conversation: Conversation;
  hasNext: boolean;
  now: number;
  selection: ListSelection | null;
  preview: ReactNode;
}

function Card({ conversation, hasNext, now, selection, preview }: CardProps) {
  const content = <CardContent {...{ conversation, now, preview }} showWhen={selection === null} />;
  if (selection !== null)
    return (
      <Pick conversation={conversation} selection={selection}>
        {content}
      </Pick>
    );
  return (
    <Link
      to={`/chat-history/${conversation.id}`}
      className={classNames(cardStyles.card, hasNext && cardStyles.thread)}
    >
      {content}
    </Link>
  );
}

function Pick({
  conversation: { id, title },
  selection,
  children,
}: {
  conversation: Conversation;
  selection: ListSelection;
  children: ReactNode;
}) {
  const picked = selection.ids.has(id);
  const isRange = useRef(false);
  return (
    <label
      className={classNames(cardStyles.card, cardStyles.pick, picked && cardStyles.picked)}
      onClickCapture={(event: MouseEvent) => {
        // A press on the words arrives a second time at the box, without the key.
        if (!(event.target instanceof HTMLInputElement)) isRange.current = event.shiftKey;
      }}
    >
      {children}
      <span className={cardStyles.box}>
        <input
          type="checkbox"
          checked={picked}
          aria-label={title}
          onChange={(event) => {
            const native = event.nativeEvent;
            selection.onToggle(id, isRange.current || (native instanceof MouseEvent && native.shiftKey));
            isRange.current = false;
          }}
        />
        <Check />
      </span>
    </label>
  );
}

function targetOf(key: string, from: number, count: number): number | null {
  if (Number.isNaN(from)) return null;
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
