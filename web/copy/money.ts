const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const EXACT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Without decimals when they are 00, else with two (R-15-045). */
export function pounds(amount: number): string {
  const pence = Math.round(amount * 100);
  const said = (pence % 100 === 0 ? WHOLE : EXACT).format(Math.abs(pence) / 100);
  return `${pence < 0 ? '-' : ''}£${said}`;
}

/** What is paid comes first (ruling 16). */
export const monthly = ({ price, net, vat }: { price: number; net: number; vat: number }) =>
  vat > 0 ? `${pounds(price)} a month including VAT (${pounds(net)} + VAT)` : `${pounds(price)} a month`;
