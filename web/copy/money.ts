const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** `£1,234`, `£120.50`: without decimals if they are 00, else with two. Without `Intl`, whose first use is slow. */
export function pounds(amount: number): string {
  const pence = Math.round(Math.abs(amount) * 100);
  const whole = String(Math.floor(pence / 100)).replace(THOUSANDS, ',');
  const rest = pence % 100 === 0 ? '' : `.${String(pence % 100).padStart(2, '0')}`;
  return `${amount < 0 && pence > 0 ? '-' : ''}£${whole}${rest}`;
}

/** What is paid comes first. */
export const monthly = ({ price, net, vat }: { price: number; net: number; vat: number }) =>
  vat > 0 ? `${pounds(price)} a month including VAT (${pounds(net)} + VAT)` : `${pounds(price)} a month`;
