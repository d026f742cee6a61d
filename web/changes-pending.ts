const pending = new Set<Promise<unknown>>();

/** Notes a call that changes something until it is answered. */
export function notePending<T>(call: Promise<T>): Promise<T> {
  pending.add(call);
  const end = () => void pending.delete(call);
  call.then(end, end);
  return call;
}

const PATIENCE_MS = 5_000;

/** Every call of this page that changes something has been answered, and who waited for it has heeded the answer. */
export async function changesHeeded(): Promise<void> {
  await Promise.race([Promise.allSettled(pending), new Promise((go) => setTimeout(go, PATIENCE_MS))]);
  await new Promise((go) => setTimeout(go));
}
