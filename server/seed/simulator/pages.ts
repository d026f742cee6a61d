import type { FastifyInstance } from 'fastify';
import { plainPage, showPlain } from '../../platform/http/plain-pages/plain-page.ts';
import { type Html, html } from '../../platform/mail/html.ts';
import { formatPounds } from '../../platform/money.ts';
import { askBank, authorise, cancelPage } from './bank.ts';
import { Asked, type Books, type Outcome } from './books.ts';
import { deliverDue, type Post } from './delivery.ts';
import { mountControls } from './controls.ts';
import { pressed } from './pressed.ts';
import { booksIn } from './schema.ts';

/** What can be pressed on the hosted page, and what the bank then does. */
const OUTCOMES: Record<string, Outcome> = {
  authorise: 'paid',
  'fail-later': 'failed',
  'dispute-later': 'disputed',
};

type Params = { Params: { id: string; act?: string } };

/** The hosted pages of the simulator; mounted outside production only. */
export function mountSimulator(app: FastifyInstance, books: Books, post: Post): void {
  app.get<Params>('/simulator/checkout/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const page = await pageOf(books, params.id);
    return page ? showPlain(reply, checkoutPage(params.id, page)) : showPlain(reply.code(404), missingPage);
  });
  void app.register(async (forms) => {
    mountControls(forms, books, post);
    // The form carries nothing but which button was pressed, and that is in its address.
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, async () => null);
    forms.post<Params>(
      '/simulator/checkout/:id/:act',
      { schema: { hide: true } },
      async ({ params: { id, act = '' } }, reply) => {
        const goesTo = await press(books, id, act);
        if (!goesTo) return showPlain(reply.code(404), missingPage);
        await deliverDue(books, post);
        return reply.redirect(goesTo, 303);
      },
    );
  });
}

/** What a button does, and where it leads on; null where there is no such button or page. */
async function press(books: Books, id: string, act: string): Promise<string | null> {
  const outcome = Object.hasOwn(OUTCOMES, act) && OUTCOMES[act];
  if (outcome) return authorise(books, id, outcome);
  if (act === 'ask-bank') return askBank(books, id);
  return act === 'cancel' ? cancelPage(books, id) : null;
}

async function pageOf({ db }: Books, id: string): Promise<Asked | null> {
  const found = await booksIn(db)
    .selectFrom('simulator.checkouts')
    .where('id', '=', id)
    .select('asked')
    .executeTakeFirst();
  return found ? Asked.parse(found.asked) : null;
}

const checkoutPage = (id: string, { what, grossPence, method, purpose }: Asked): Html =>
  plainPage(
    method === 'card' ? 'Pay by card' : 'Set up a Direct Debit',
    html`
      <p>This page stands in for the payment provider. No money moves and no bank is asked.</p>
      <section class="card"><p><b>${what}</b></p>
      <p class="price display">${purpose === 'method' ? 'A new way to pay' : `${formatPounds(grossPence)} a month`}</p>
      ${button(id, 'authorise', 'Authorise')}
      ${button(id, 'cancel', 'Cancel')}</section>
      ${
        purpose === 'method'
          ? html``
          : html`<h2 class="part">Try out what can go wrong</h2>
            ${button(id, 'fail-later', 'Authorise, and let a payment fail later')}
            ${button(id, 'dispute-later', 'Authorise, and dispute the payment later')}
            ${method === 'card' ? html`` : button(id, 'ask-bank', 'Authorise, and let the bank take a day to answer')}
            <p><a href="/simulator">How this provider sends its news</a></p>`
      }`,
  );

const missingPage = plainPage('Not found', html`<p>There is no such payment.</p>`);

const button = (id: string, act: string, says: string): Html =>
  pressed(`/simulator/checkout/${id}/${act}`, says, act);
