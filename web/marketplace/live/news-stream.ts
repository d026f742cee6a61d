import type { LiveList } from '../../../contract/events.ts';
import { API_BASE } from '../../api-base.ts';
import { setNewsCount } from './news-count.ts';

/** What somebody may want to hear of wherever they are. Of `jobs` each act of their own would tell. */
const TOLD: Record<'customer' | 'business', readonly LiveList[]> = {
  customer: ['messages', 'quotes'],
  business: ['messages', 'quotes', 'leads'],
};

/** What follows from one act arrives as several events. */
const ONE_ACT_MS = 1_000;
const RETRY_MS = 30_000;

type Whose = { id: string; side: 'customer' | 'business' };
type Said = 'came' | 'looked';

const channelOf = ({ id }: Whose) => new BroadcastChannel(`news of ${id}`);

/** While somebody looks at the dashboard nothing is news, in no tab: it shows what comes by itself. */
export function lookAtNews(whose: Whose): () => void {
  const tabs = channelOf(whose);
  const look = () => {
    setNewsCount(whose.id, () => 0);
    tabs.postMessage('looked' satisfies Said);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => data === 'came' && look());
  look();
  return () => tabs.close();
}

/**
 * Counts what comes, in every tab of the browser. One tab holds the stream for all of them, also in the background: a
 * stream in each would leave no connections to load anything with.
 */
export function countNews(whose: Whose): () => void {
  const tabs = channelOf(whose);
  const end = new AbortController();
  const count = (said: Said) => setNewsCount(whose.id, (before) => (said === 'came' ? before + 1 : 0));
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => count(data));
  const tell = () => {
    count('came');
    tabs.postMessage('came' satisfies Said);
  };
  void underLock(whose, end.signal, () => holdStream(TOLD[whose.side], tell, end.signal));
  return () => {
    end.abort();
    tabs.close();
  };
}

/** Browsers have locks over https alone. Without them nothing is counted, as several tabs would each hold a stream. */
const underLock = (whose: Whose, signal: AbortSignal, hold: () => Promise<void>) =>
  'locks' in navigator &&
  navigator.locks.request(`news of ${whose.id}`, { signal }, hold).catch(() => undefined);

/** Until the tab is closed, or somebody else is signed in. */
function holdStream(told: readonly LiveList[], tell: () => void, end: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let toldAt = 0;
  const open = () => {
    source = new EventSource(`${API_BASE}/events`);
    for (const name of told)
      source.addEventListener(name, () => {
        if (Date.now() - toldAt < ONE_ACT_MS) return;
        toldAt = Date.now();
        tell();
      });
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
    });
  };
  open();
  return new Promise((over) => {
    end.addEventListener('abort', () => {
      clearTimeout(retry);
      source?.close();
      over();
    });
  });
}
