export { ReplyBlocks, ReplyBody } from './reply-body.tsx';
