type Undo = () => Promise<void>;

/** What must be undone, whatever happens: the last first, once. */
export type Tidy = { later(undo: Undo): void; up(): Promise<void> };

export function openTidy(): Tidy {
  const undos: Undo[] = [];
  let tidying: Promise<void> | null = null;
  const up = (): Promise<void> => {
    tidying ??= (async () => {
      for (const undo of undos.toReversed()) await undo();
    })();
    return tidying;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void up().finally(() => process.exit(1)));
  return { later: (undo) => void undos.push(undo), up };
}
