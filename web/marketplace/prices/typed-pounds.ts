/**
 * "£1,200.50" as people type it. A comma that parts no thousands may be meant as a point, so "12,50" is no price; nor is
 * what only a program takes for a number, such as "1e3". A point has two figures behind it at most: "1.250" may be meant
 * as a thousand.
 */
export function typedPounds(typed: string): number {
  const figures = typed.replace(/[\s£]|,(?=\d{3}(?!\d))/g, '');
  return /^(\d+[.]?\d{0,2}|[.]\d{1,2})$/.test(figures) ? Number(figures) : Number.NaN;
}

/** The rule arrives when a price does; if it cannot, the server judges alone. */
export const isPrice = (pounds: number): Promise<boolean> =>
  import('../../../contract/fields.ts').then(
    ({ cost }) => cost.safeParse(pounds).success,
    () => true,
  );
