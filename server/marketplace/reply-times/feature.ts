import { feature, NIGHTLY } from '../feature.ts';
import { keepReplyTimes } from './keep-reply-times.ts';
import { factData } from './reply-time.personal-data.ts';

/** How long businesses usually take to reply. */
export const replyTimes = feature({
  name: 'reply-times',
  duties: { 'keep-reply-times': { at: NIGHTLY, run: ({ market }) => keepReplyTimes(market) } },
  personalData: factData,
});
