/** Does the same with each, so many at a time, in the order in which they stand. */
export async function mapConcurrently<T>(
  many: T[],
  width: number,
  run: (one: T) => Promise<unknown>,
): Promise<void> {
  const left = many.values();
  const lane = async () => {
    for (const one of left) await run(one);
  };
  await Promise.all(Array.from({ length: Math.min(width, many.length) }, lane));
}
