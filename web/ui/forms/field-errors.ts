/** What is wrong with a form: the first sentence for each field that has one. */
export type FieldErrors = Record<string, string | undefined>;

type Issue = { path: readonly PropertyKey[]; message: string };
export type Judged = { error?: { issues: readonly Issue[] } | undefined };

export function fieldErrorsOf({ error }: Judged): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) fieldErrors[String(path[0])] ??= message;
  return fieldErrors;
}

export const hasFieldErrors = (fieldErrors: FieldErrors) => Object.values(fieldErrors).some(Boolean);
