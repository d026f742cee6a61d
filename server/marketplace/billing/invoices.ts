import type { FastifyInstance, FastifyReply } from 'fastify';
import { IdParams } from '../../../contract/fields.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Who } from '../../platform/who.ts';
import type { CreditNoteFacts, Drawing, InvoiceFacts } from './invoice-pdf.ts';
import { type CreditReason, creditNoteNumber } from './issue-credit-note.ts';
import { Buyer, invoiceNumber, Seller } from './issue-invoice.ts';

type PaperAsked = { Params: { id: string } };

/** The papers about an own payment, as PDFs: drawn when asked for, from what was frozen when they were issued. */
export function mountInvoices(app: FastifyInstance, { db }: { db: Db }): void {
  app.get<PaperAsked>(
    INVOICE,
    paperRoute(INVOICE, 'An own invoice as a PDF, by its payment'),
    async (request, reply) => {
      const { invoicePdf } = await drawing();
      const facts = await ownInvoice(db, signedIn(request), request.params.id);
      return send(reply, invoiceNumber(facts.number), invoicePdf(facts));
    },
  );
  app.get<PaperAsked>(
    CREDIT_NOTE,
    paperRoute(CREDIT_NOTE, 'An own credit note as a PDF'),
    async (request, reply) => {
      const { creditNotePdf } = await drawing();
      const facts = await ownCreditNote(db, signedIn(request), request.params.id);
      return send(reply, creditNoteNumber(facts.number), creditNotePdf(facts));
    },
  );
}

/** What draws papers is large, and wanted once a month. */
const drawing = () => import('./invoice-pdf.ts');

const INVOICE = '/api/billing/invoice/:id';
const CREDIT_NOTE = '/api/billing/credit-note/:id';

const paperRoute = (address: string, summary: string) => ({
  schema: { hide: true, params: IdParams },
  config: {
    route: {
      method: 'GET' as const,
      path: address.slice('/api'.length),
      summary,
      by: ['business' as const],
      params: IdParams,
      answers: IdParams,
      refuses: [],
    },
  },
});

const send = (reply: FastifyReply, number: string, pdf: Drawing): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${number}.pdf"`)
    .send(pdf);

async function ownInvoice(db: Db, who: Who, paymentId: string): Promise<InvoiceFacts> {
  const row = await ownInvoices(db, who)
    .where('p.id', '=', paymentId)
    .select(['p.taken_at', 'p.net_pence', 'p.vat_pence', 'p.gross_pence'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...dealOf(row),
    number: row.number,
    issuedAt: row.issued_at,
    takenAt: row.taken_at,
    ...splitOf(row),
  };
}

async function ownCreditNote(db: Db, who: Who, id: string): Promise<CreditNoteFacts> {
  const row = await ownInvoices(db, who)
    .innerJoin('credit_notes as n', 'n.payment_id', 'p.id')
    .where('n.id', '=', id)
    .select(['n.number as note', 'n.issued_at as noted_at', 'n.reason'])
    .select(['n.net_pence', 'n.vat_pence', 'n.gross_pence'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...dealOf(row),
    number: row.note,
    issuedAt: row.noted_at,
    reason: row.reason as CreditReason,
    invoice: { number: row.number, issuedAt: row.issued_at },
    ...splitOf(row),
  };
}

const ownInvoices = (db: Db, { accountId }: Who) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .where('i.business_id', '=', accountId)
    .select(['i.number', 'i.issued_at', 'i.sold_by', 'i.sold_to', 'p.what', 'p.promo_code', 'p.vat_rate']);

type Row = { sold_by: unknown; sold_to: unknown; what: string; vat_rate: number; promo_code: string | null };

const dealOf = (row: Row) => ({
  seller: Seller.parse(row.sold_by),
  buyer: Buyer.parse(row.sold_to),
  what: row.what,
  vatRate: row.vat_rate,
  promoCode: row.promo_code,
});

const splitOf = (row: { net_pence: number; vat_pence: number; gross_pence: number }) => ({
  net: row.net_pence,
  vat: row.vat_pence,
  gross: row.gross_pence,
});
