import type { Payment } from '../../../contract/billing.ts';
import { API_BASE } from '../../api-base.ts';
import { billingBlockCopy as copy } from '../../copy/billing-block.copy.ts';
import { pounds } from '../../copy/money.ts';
import { DownloadLink } from '../../ui/actions/download-link.tsx';
import { dayText } from './day.ts';

/** What was paid, newest first, each with its papers. */
export const Payments = ({ payments }: { payments: Payment[] }) => (
  <div className="grid gap-2">
    <h3 className="font-semibold">{copy.payments}</h3>
    {payments.length === 0 ? (
      <p className="text-ink-soft">{copy.noPayments}</p>
    ) : (
      <ul className="grid divide-y divide-line">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
    )}
  </div>
);

const PaymentLine = ({ payment }: { payment: Payment }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
    <span className="grid min-w-0">
      <span>{payment.what}</span>
      <time dateTime={payment.date} className="text-sm text-ink-soft">
        {dayText(payment.date)}
      </time>
    </span>
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="tabular-nums">
        {pounds(payment.amount)} <span className="text-ink-soft">{copy.paid[payment.status]}</span>
      </span>
      {payment.invoiceNumber && (
        <DownloadLink href={`${API_BASE}/billing/invoice/${payment.id}`}>
          {copy.invoice(payment.invoiceNumber)}
        </DownloadLink>
      )}
      {payment.creditNotes.map(({ id, number }) => (
        <DownloadLink key={id} href={`${API_BASE}/billing/credit-note/${id}`}>
          {copy.creditNote(number)}
        </DownloadLink>
      ))}
    </span>
  </li>
);
