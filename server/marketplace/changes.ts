type Values = Record<string, unknown>;

/** What differs, before and after; null when nothing does. */
export function changesOf<V extends Values>(old: V, wanted: V): { before: Values; after: Values } | null {
  const changed = Object.keys(wanted).filter((key) => wanted[key] !== old[key]);
  if (changed.length === 0) return null;
  const pick = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key]]));
  return { before: pick(old), after: pick(wanted) };
}
