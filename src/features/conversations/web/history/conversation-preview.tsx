import type { Conversation } from '../../contract.ts';
import { type Excerpt, excerptAround, type FindText } from '../../core/find-text.ts';
import { previewOf } from '../../core/preview-of.ts';

/** What a card says: around the words that were searched, else what the person kept, else the last message. */
export function ConversationPreview({
  conversation: { lastMessage, summary, closingNote },
  find,
  fromMessages,
}: {
  conversation: Conversation;
  find: FindText | null;
  /** What a search found in the messages. */
  fromMessages?: Excerpt | undefined;
}) {
  for (const text of find ? [lastMessage, summary, closingNote ?? ''] : []) {
    const found = find?.(text);
    if (found) return <Marked excerpt={excerptAround(text, found)} />;
  }
  if (fromMessages) return <Marked excerpt={fromMessages} />;
  return previewOf(closingNote ?? (lastMessage || summary));
}

const Marked = ({ excerpt: { before, found, after } }: { excerpt: Excerpt }) => (
  <>
    {before}
    <mark>{found}</mark>
    {after}
  </>
);
