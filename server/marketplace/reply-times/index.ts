export { firstReplyTimes, keepReplyTimes } from './keep-reply-times.ts';
