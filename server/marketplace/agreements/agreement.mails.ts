import { AGREEMENT } from '../../../contract/agreement-title.ts';
import { agreementWords as words } from '../../../contract/agreement-words.ts';
import { forWhat, pounds } from '../../../contract/money-words.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import { longDay } from '../../platform/london.ts';
import { type ComposedMail, composeMail } from '../../platform/mail/compose.ts';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';
import { kind, type Kinds, putInOutbox, type Sending, subjectOf, type Waiting } from '../outbox/index.ts';
import { agreementOf } from './agreement.queries.ts';
import { agreementView } from './agreement.views.ts';

/**
 * Puts what was agreed into the customer's own hands: a contract made at a distance is confirmed on something that lasts
 * before the work begins (Consumer Contracts Regulations 2013, regulation 16).
 */
export const mailAgreement = (context: Context, { jobId, customerId }: Events['quote.accepted']) =>
  putInOutbox(context, [{ kind: 'agreement-made', accountId: customerId, subjectId: jobId }]);

export const agreementMails: Kinds = {
  'agreement-made': kind<Made>({
    facts: made,
    words: ({ appUrl }, { to, ...made }) => ({ to, ...composeAgreementMail(made, appUrl) }),
  }),
};

type Agreement = NonNullable<ReturnType<typeof agreementView>>;
type Made = { to: string; firstName: string; jobId: string; agreement: Agreement };

/** Nothing for a customer who has gone. What became of the work since does not change that it was agreed on. */
async function made({ tx, now }: Sending, waiting: Waiting): Promise<Made | undefined> {
  const jobId = subjectOf(waiting);
  const row = await agreementOf(tx, jobId);
  const agreement = row && agreementView(row, now);
  const reader = row && (await readerOf(tx, row.customer_id));
  if (!agreement || !reader) return undefined;
  return { to: reader.email, firstName: reader.first_name, jobId, agreement };
}

const readerOf = (tx: Tx, customerId: UserId) =>
  tx
    .selectFrom('accounts')
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .select(['email', 'first_name'])
    .executeTakeFirst();

function composeAgreementMail(
  { firstName, jobId, agreement }: Omit<Made, 'to'>,
  appUrl: string,
): ComposedMail {
  const { business, service, cost, rate_type, cancelling, jobNumber } = agreement;
  const who = business?.name ?? words.nobody.business;
  const price = `${pounds(cost)} ${forWhat(rate_type)}`;
  return composeMail({
    // Without the customer's own words: a mailbox shows it to whoever passes, and there may be a number in it.
    subject: `${AGREEMENT}: ${service}, ${jobNumber}`,
    preview: `${who}, ${price}`,
    greeting: `Hello ${firstName},`,
    lines: [
      `You accepted the quote of ${who}. This is what you agreed on; keep this mail.`,
      ...words.terms.each,
      words.cancelling.right[cancelling.right](longDay(new Date(`${cancelling.until}T12:00:00Z`))),
      words.cancelling.how,
    ],
    facts: [
      { label: words.sides.business, value: who },
      { label: words.work.heading, value: `${service}, ${jobNumber}` },
      { label: words.price.heading, value: price },
    ],
    button: { label: 'See all of it', address: `${appUrl}/jobs/${jobId}/agreement` },
    reason: 'You get this mail because it is about an agreement of yours.',
  });
}
