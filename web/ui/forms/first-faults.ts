type Issue = { path: readonly PropertyKey[]; message: string };

/** What is wrong with each field, by its path as `lines.0.text`; of several faults the first counts. */
export const firstFaults = (issues: readonly Issue[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
