import type { FastifyInstance } from 'fastify';
import { plainPage, showPlain } from '../../platform/http/plain-pages/plain-page.ts';
import { type Html, html } from '../../platform/mail/html.ts';
import type { Books } from './books.ts';
import { letTimePass } from './days.ts';
import { deliverDue, type Post } from './delivery.ts';
import { pressed } from './pressed.ts';
import { AS_IT_SHOULD, type Mood, moodOf, setMood } from './post.ts';

const LATE_S = 120;

/** What can be chosen, each in place of the one before. */
const MOODS: Record<string, { says: string; mood: Mood }> = {
  'as-it-should': { says: 'At once, each once, in order', mood: AS_IT_SHOULD },
  late: { says: 'Two minutes late', mood: { ...AS_IT_SHOULD, delaySeconds: LATE_S } },
  'five-times': { says: 'Each event five times', mood: { ...AS_IT_SHOULD, copies: 5 } },
  backwards: { says: 'The last event first', mood: { ...AS_IT_SHOULD, isBackwards: true } },
  badly: {
    says: 'Two minutes late, five times, the last first',
    mood: { ...AS_IT_SHOULD, copies: 5, delaySeconds: LATE_S, isBackwards: true },
  },
  'no-page': { says: 'Refuse to open a page', mood: { ...AS_IT_SHOULD, refuses: 'openCheckout' } },
  'no-use': {
    says: 'Refuse to use what was given on a page',
    mood: { ...AS_IT_SHOULD, refuses: 'settleCheckout' },
  },
  'no-charge': {
    says: 'Refuse a change of package its charge',
    mood: { ...AS_IT_SHOULD, refuses: 'charge' },
  },
  'no-price': { says: 'Refuse another monthly price', mood: { ...AS_IT_SHOULD, refuses: 'changePrice' } },
};

type Params = { Params: { mood: string } };

/** Where the post of the simulator is made late, doubled or disordered, to see that it does not matter. */
export function mountControls(app: FastifyInstance, books: Books, post: Post): void {
  app.get('/simulator', { schema: { hide: true } }, async (_request, reply) =>
    showPlain(reply, controlsPage(await moodOf(books.db))),
  );
  app.post<Params>('/simulator/post/:mood', { schema: { hide: true } }, async ({ params }, reply) => {
    const chosen = Object.hasOwn(MOODS, params.mood) && MOODS[params.mood];
    if (!chosen)
      return showPlain(reply.code(404), plainPage('Not found', html`<p>There is no such choice.</p>`));
    await setMood(books.db, chosen.mood);
    return reply.redirect('/simulator', 303);
  });
  app.post('/simulator/deliver', { schema: { hide: true } }, async (_request, reply) => {
    await letTimePass(books);
    await deliverDue(books, post);
    return reply.redirect('/simulator', 303);
  });
}

function controlsPage(now: Mood): Html {
  const [, is] = Object.entries(MOODS).find(([, { mood }]) => isSame(mood, now)) ?? [];
  const choices = Object.entries(MOODS).map(([name, { says }]) => pressed(`/simulator/post/${name}`, says));
  return plainPage(
    'How this provider sends its news',
    html`
      <p>Payments that nobody has heard of are asked about all the same: whatever is chosen here, each ends the same.</p>
      <p>Now: <b>${is?.says ?? 'in a way of its own'}</b></p>
      ${choices}
      <h2 class="part">Do not wait</h2>
      ${pressed('/simulator/deliver', 'Bring what is due now')}`,
  );
}

const isSame = (a: Mood, b: Mood): boolean =>
  a.copies === b.copies &&
  a.delaySeconds === b.delaySeconds &&
  a.isBackwards === b.isBackwards &&
  a.refuses === b.refuses;
