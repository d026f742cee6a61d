import { moneyText } from './money-text.ts';

/** What is paid comes first (ruling 16). */
export const monthly = ({ price, net, vat }: { price: number; net: number; vat: number }) =>
  vat > 0
    ? `${moneyText(price)} a month including VAT (${moneyText(net)} + VAT)`
    : `${moneyText(price)} a month`;
