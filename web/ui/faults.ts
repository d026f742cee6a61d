/** What is wrong with a form: the first sentence for each field that has one. */
export type Faults = Record<string, string | undefined>;

type Issue = { path: readonly PropertyKey[]; message: string };
type Judged = { error?: { issues: readonly Issue[] } | undefined };

export function faultsOf({ error }: Judged): Faults {
  const faults: Faults = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}

export const hasFaults = (faults: Faults) => Object.values(faults).some(Boolean);
