import { memo } from 'react';
import { RESOURCES } from '#features/safety/core/resources/resources.ts';
import { type Block, readReply, type Span } from './reply-text.ts';

const LINKABLE = RESOURCES.map((resource) => resource.url);

/** Plain words: paragraphs, simple lists, and links to crisis resources. */
export const ReplyBlocks = memo(function ReplyBlocks({ text }: { text: string }) {
  return readReply(text, LINKABLE).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at their end while a reply appears
    <BlockView key={`${index}${block.kind}`} block={block} />
  ));
});

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished list never move
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) =>
    span.kind === 'text' ? (
      span.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a line never move
      <a key={index} href={span.url} target="_blank" rel="noreferrer">
        {span.text}
      </a>
    ),
  );
}
