import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { TextChat } from '../text-chat-session.ts';
import { useChat } from '../use-chat.ts';
import { MessageLine } from './message-line.tsx';
import { listRows } from './message-rows.ts';
import { isVirtualised, selectWindow } from './message-window.ts';
import styles from './thread.module.css';

const ESTIMATED_HEIGHT = 132;

const estimateSize = () => ESTIMATED_HEIGHT;
const rangeExtractor = (range: Range) =>
  isVirtualised(range.count) ? selectWindow(range) : Array.from({ length: range.count }, (_, index) => index);

/** The messages; above 50 only those around the eye are on the page. Older ones that load leave the eye where it is. */
export const MessageList = memo(function MessageList({ chat, scroller, onSent }: Omit<RowsProps, 'rows'>) {
  const thread = useChat(chat, (state) => state.thread);
  const outgoing = useChat(chat, (state) => state.outgoing);
  const stopped = useChat(chat, (state) => state.stopped);
  const cards = useChat(chat, (state) => state.cards);
  const rows = useMemo(
    () => listRows({ thread, outgoing, stopped, cards }),
    [thread, outgoing, stopped, cards],
  );
  return <Rows chat={chat} scroller={scroller} rows={rows} onSent={onSent} />;
});

interface RowsProps {
  readonly chat: TextChat;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rows: ReturnType<typeof listRows>;
  readonly onSent: () => void;
}

function Rows({ chat, scroller, rows, onSent }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  // The same functions from frame to frame: a new one makes the virtualiser lay all messages out again.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const getScrollElement = useCallback(() => scroller.current, [scroller]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement,
    getItemKey,
    estimateSize,
    rangeExtractor,
    scrollMargin: list.current?.offsetTop ?? 0,
    anchorTo: 'end',
    initialRect: { width: 760, height: 600 },
  });
  return (
    <div ref={list} className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return (
          row && (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className={styles.item}
              style={{ transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)` }}
            >
              <MessageLine chat={chat} row={row} onSent={onSent} />
            </div>
          )
        );
      })}
    </div>
  );
}
