import { moneyText } from '../copy/money-text.ts';

type MoneyProps = { pounds: number; rate?: string | null | undefined };

/** "£120", "£120.50", "£120 Hourly". */
export const Money = ({ pounds, rate }: MoneyProps) => (
  <span className="tabular-nums">{moneyText(pounds, rate)}</span>
);
