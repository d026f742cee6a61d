import { pounds } from '../../contract/money-words.ts';

export { forWhat, grouped, pounds } from '../../contract/money-words.ts';

/** What something costs at least: `from £80`. */
export const startingFrom = (amount: number): string => `from ${pounds(amount)}`;

/** What is paid comes first. */
export const monthly = ({ price, net, vat }: { price: number; net: number; vat: number }) =>
  vat > 0 ? `${pounds(price)} a month including VAT (${pounds(net)} + VAT)` : `${pounds(price)} a month`;
