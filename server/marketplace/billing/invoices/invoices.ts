import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { creditNoteRoute, invoiceRoute } from '../../../../contract/files.ts';
import type { Actor } from '../../../platform/actor.ts';
import { signedIn } from '../../../platform/http/door.ts';
import { type FileAnswer, mountFile } from '../../../platform/http/mount.ts';
import type { Db } from '../../../platform/db/db.ts';
import { fileOf } from '../../../platform/papers/file-of.ts';
import { notFound } from '../../../platform/refusal.ts';
import { businessOf } from '../../actors.ts';
import type { Ground } from '../../feature.ts';
import { type CreditNoteFacts, creditNotePaper, type InvoiceFacts, invoicePaper } from './invoice-paper.ts';
import type { CreditReason } from './issue-credit-note.ts';
import { Buyer, Seller } from './issue-invoice.ts';
import { creditNoteNumber, invoiceNumber } from './paper-numbers.ts';

type Drawing = Pick<Ground, 'market' | 'appUrl'>;

/** The papers about an own payment, as PDFs: drawn when asked for, from what was frozen when they were issued. */
export function mountInvoices(app: FastifyInstance, ground: Drawing): void {
  mountFile(app, {
    name: 'invoice',
    route: invoiceRoute,
    handler: ({ params }, { request }) =>
      drawInvoice(ground, signedIn(request), z.parse(invoiceRoute.params, params).id),
  });
  mountFile(app, {
    name: 'creditNote',
    route: creditNoteRoute,
    handler: ({ params }, { request }) =>
      drawCreditNote(ground, signedIn(request), z.parse(creditNoteRoute.params, params).id),
  });
}

async function drawInvoice(
  { market, appUrl }: Drawing,
  actor: Actor,
  paymentId: string,
): Promise<FileAnswer> {
  const facts = await ownInvoice(market.db, actor, paymentId);
  const paper = invoicePaper(facts, shownAt(appUrl));
  return fileOf(invoiceNumber(facts.number), await market.papers.draw(paper));
}

async function drawCreditNote({ market, appUrl }: Drawing, actor: Actor, id: string): Promise<FileAnswer> {
  const facts = await ownCreditNote(market.db, actor, id);
  const paper = creditNotePaper(facts, shownAt(appUrl));
  return fileOf(creditNoteNumber(facts.number), await market.papers.draw(paper));
}

/** Where a business reads its own name and address. */
const shownAt = (appUrl: string): string => `${appUrl}/dashboard?tab=settings`;

async function ownInvoice(db: Db, actor: Actor, paymentId: string): Promise<InvoiceFacts> {
  const row = await ownInvoices(db, actor)
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

async function ownCreditNote(db: Db, actor: Actor, id: string): Promise<CreditNoteFacts> {
  const row = await ownInvoices(db, actor)
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

const ownInvoices = (db: Db, actor: Actor) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .where('i.business_id', '=', businessOf(actor))
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
