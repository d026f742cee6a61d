import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useLatest } from '../hooks/use-latest.ts';

/** What is open in front of the page, the one on top last. */
const open: object[] = [];

/**
 * Back closes what stands in front of the page and stays on the page, as on a phone everybody expects. Nothing is put into
 * the history for it, so that Forward, a reload and a confirmation that leads elsewhere find it as it was.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useLatest(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const mine = {};
    open.push(mine);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        // A link in it, or what follows an answer.
        if (action === 'PUSH' || action === 'REPLACE' || open.at(-1) !== mine) return false;
        close.current();
        return true;
      },
    });
    const unwatch = watchButton(() => close.current());
    return () => {
      open.splice(open.indexOf(mine), 1);
      unblock();
      unwatch();
    };
  }, [isOpen, history, close]);
}

type Watcher = EventTarget & { destroy: () => void };

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * The first page of a visit has nothing of ours behind it, and nobody would be asked before it is left. There the browsers
 * that have a button for Back hand it over. With a keyboard they hand over Escape too, which dialogs know themselves.
 */
function watchButton(close: () => void): () => void {
  const { CloseWatcher } = window;
  if (!CloseWatcher || !matchMedia('(pointer: coarse)').matches) return () => undefined;
  let watcher: Watcher;
  const watch = () => {
    watcher = new CloseWatcher();
    // It hears once, and what the server still thinks about stays open.
    watcher.addEventListener('close', () => {
      watch();
      close();
    });
  };
  watch();
  return () => watcher.destroy();
}
