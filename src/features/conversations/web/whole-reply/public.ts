export { ReplyBody } from './reply-body.tsx';
