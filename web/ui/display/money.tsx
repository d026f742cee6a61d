import { forWhat, pounds as said } from '../../copy/money.ts';

type MoneyProps = { pounds: number; rate?: string | null | undefined };

/** "£120", "£120.50", "£120 an hour". */
export const Money = ({ pounds, rate }: MoneyProps) => (
  <span className="tabular-nums">
    {said(pounds)}
    {rate && ` ${forWhat(rate)}`}
  </span>
);
