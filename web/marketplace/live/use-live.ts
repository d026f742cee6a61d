import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { API_BASE } from '../../api-base.ts';
import { atRest } from '../../ui/lazy/part.ts';
import { prepareForNews } from './late-news.ts';
import { ALL_LISTS, LISTS_TOLD, type ListName, reload } from './lists.ts';

const EVENTS = `${API_BASE}/events`;

/** What changes in one act arrives as several events; one fetch answers them all. */
const COALESCE_MS = 200;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/**
 * Keeps the lists on a visible page true: the server says which one changed, and it is fetched again. Coming back
 * to the tab or the window does the same for all of them, for the time without a connection.
 */
export function useLive() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const changes = gather((names) => void reload(queryClient, names));
    const catchUp = () => changes.add(ALL_LISTS);
    const stopListening = whileVisible((isFirst) => listen(changes.add, isFirst ? atRest : atOnce));
    window.addEventListener('focus', catchUp);
    return () => {
      window.removeEventListener('focus', catchUp);
      stopListening();
      changes.stop();
    };
  }, [queryClient]);
}

/**
 * Runs something as long as the tab is looked at. A browser opens six connections to one place, and a stream holds
 * one: a handful of tabs in the background would leave none to load anything with.
 */
function whileVisible(start: (isFirst: boolean) => () => void): () => void {
  let isFirst = true;
  let stop: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === 'visible') {
      stop ??= start(isFirst);
      isFirst = false;
    } else {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}

/** Collects names for a moment, then hands them over once. */
function gather(handOver: (names: readonly ListName[]) => void) {
  const names = new Set<ListName>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    handOver([...names]);
    names.clear();
  };
  return {
    add: (more: readonly ListName[]) => {
      for (const name of more) names.add(name);
      timer ??= setTimeout(flush, COALESCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** When what was missed before the stream opened is asked for. Answers how to ask no more. */
type CatchUp = (ask: () => void) => () => void;

/** Somebody has come back to the page, which may be old. The first screen has just been drawn: it waits until the page is at rest. */
const atOnce: CatchUp = (ask) => {
  ask();
  return () => undefined;
};

/** The browser mends a broken stream by itself, but gives up on a refused one: that is asked for again later. */
function listen(tell: (names: readonly ListName[]) => void, catchUp: CatchUp): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  let stopWaiting: (() => void) | undefined;

  const open = () => {
    source = new EventSource(EVENTS);
    for (const [event, lists] of Object.entries(LISTS_TOLD))
      source.addEventListener(event, () => {
        // What is new elsewhere changes no list.
        if (event !== 'dashboard') prepareForNews();
        tell(lists);
      });
    source.addEventListener('open', () => {
      wait = FIRST_RETRY_MS;
      // What happened while nobody listened is not told again.
      if (stopWaiting) tell(ALL_LISTS);
      else stopWaiting = catchUp(() => tell(ALL_LISTS));
    });
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // Perhaps the session is over: asking for the lists tells.
      if (wait === FIRST_RETRY_MS) tell(ALL_LISTS);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    });
  };

  open();
  return () => {
    clearTimeout(timer);
    stopWaiting?.();
    source?.close();
  };
}
