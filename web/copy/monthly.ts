/** Whole pounds without pence, others with two. */
export const pounds = (amount: number) =>
  `£${amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;

/** What is paid comes first (ruling 16). */
export const monthly = ({ price, net, vat }: { price: number; net: number; vat: number }) =>
  vat > 0 ? `${pounds(price)} a month including VAT (${pounds(net)} + VAT)` : `${pounds(price)} a month`;
