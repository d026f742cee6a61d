const WHOLE = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Without decimals when they are 00, else with two (R-15-045). */
export function moneyText(pounds: number, rate?: string | null): string {
  const pence = Math.round(pounds * 100);
  const amount = (pence % 100 === 0 ? WHOLE : EXACT).format(Math.abs(pence) / 100);
  return `${pence < 0 ? '-' : ''}£${amount}${rate ? ` ${rate}` : ''}`;
}
