/** Whole pence. Only `toPounds` turns it into a wire number; only `pounds` makes it from input. */
export type Pence = number & { readonly unit: 'pence' };

export const pounds = (amount: number): Pence => Math.round(amount * 100) as Pence;

/** Pounds as a decimal number, as the wire has it. */
export const toPounds = (pence: number): number => pence / 100;

/** '£120' or '£120.50'. */
export function formatPounds(pence: number): string {
  const whole = pence % 100 === 0;
  return `£${toPounds(pence).toLocaleString('en-GB', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 })}`;
}
