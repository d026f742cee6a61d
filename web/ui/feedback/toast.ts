export type ToastWords = {
  title: string;
  description?: string | undefined;
  tone?: 'neutral' | 'good' | 'bad' | undefined;
  /** In milliseconds; 0 stays until it is closed. 5000 unless told. */
  timeout?: number | undefined;
  /** Takes the failure away that it settles. */
  settles?: boolean | undefined;
  action?: { label: string; run: () => void } | undefined;
};

type Listener = (words: ToastWords) => void;

const listeners = new Set<Listener>();
const waiting: ToastWords[] = [];
let show: Listener | null = null;

/** Says what happened, from anywhere in the browser. Shown by the `<Toasts />` of the page. */
export function toast(words: ToastWords): void {
  for (const listener of listeners) listener(words);
  if (show) show(words);
  else waiting.push(words);
}

/** Hears every toast at once, whether it can be shown yet or not. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From now on toasts are shown this way, those that have waited first. */
export function showToasts(way: Listener): () => void {
  show = way;
  for (const words of waiting.splice(0)) way(words);
  return () => {
    show = null;
  };
}
