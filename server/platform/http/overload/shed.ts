import { Refusal } from '../../refusal.ts';
import { isWatching } from '../well-known/watching.ts';

/** What a page that was let in is drawn and works with; without it there would be half a page. */
const PARTS = '/assets/';

/** What is answered however busy the process is. */
export const isNeverShed = (url: string): boolean => url.startsWith(PARTS) || isWatching(url);

/**
 * Turns a request away while the event loop is late; it is to come again soon.
 *
 * @param lag how late the loop is in milliseconds. Infinity says that nothing was measured since the last look, which
 *   is how a single long piece of work ends; the next look, a second later, tells.
 * @throws Refusal `unavailable`
 */
export function shed({ url, lag }: { url: string; lag: number | undefined }): void {
  if (lag === Infinity || isNeverShed(url)) return;
  throw new Refusal('unavailable');
}
