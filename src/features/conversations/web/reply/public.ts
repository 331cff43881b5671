export { ReplyBlocks } from './reply-blocks.tsx';
