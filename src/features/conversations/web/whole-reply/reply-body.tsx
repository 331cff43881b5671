import { memo } from 'react';
import { sanitizeReply } from '#features/companion/core/gate/strip-backend.ts';
import { splitReply } from '#features/companion/core/split-reply.ts';
import { ReplyBlocks } from '../reply/reply-blocks.tsx';

/** A whole reply: its bubbles one below the other, under one name. */
export const ReplyBody = memo(function ReplyBody({ text }: { text: string }) {
  return splitReply(sanitizeReply(text)).map((part) => <ReplyBlocks key={part} text={part} />);
});
