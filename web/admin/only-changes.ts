/** What of a form is another than it was shown with: what nobody touched stays as others have made it meanwhile. */
export const onlyChanges = <Typed extends object>(
  typed: Typed,
  shown: { [name in keyof Typed]: unknown },
): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== shown[name as keyof Typed]),
  ) as Partial<Typed>;

export const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;
