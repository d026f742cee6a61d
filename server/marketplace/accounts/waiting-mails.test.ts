import { expect } from 'vitest';
import { bearer, customerForm, mailedCode, visitor } from '../../testing/newcomer.ts';
import { PASSWORD } from '../../testing/facts.ts';
import { showsWork } from '../../testing/pictures/work.ts';
import { type Stage, story } from '../../testing/story.ts';
import { becomes, waitingAgain } from '../../testing/waiting-again.ts';

// A mail about the account may wait for hours for its mail server. What becomes of it when its reason goes away meanwhile.

type Row = {
  /** Has the mail queued, and answers whose it is. */
  comes: (stage: Stage) => Promise<{ accountId: string }>;
  /** Its reason goes away; nothing: what happened stays so. */
  goes?: (stage: Stage, reader: { accountId: string }) => Promise<unknown>;
};

const adminOf = async ({ admin }: Stage) => (await admin()).api();
const off = { is_active: 0 as const, reason: 'Somebody complained' };
const on = { is_active: 1 as const };

async function newcomer({ market }: Stage) {
  const form = customerForm();
  const { token, data } = await visitor(market).registerCustomer({ body: form });
  return { accountId: data.id, form, api: bearer(market, token) };
}

async function emailAsked(stage: Stage) {
  const carl = await stage.customer();
  const email = 'nora.new@example.test';
  await (await carl.api()).updateEmail({ body: { email, confirmedEmail: email } });
  return { carl, email, accountId: carl.accountId };
}

async function posted(stage: Stage) {
  const carl = await stage.customer();
  return { accountId: carl.accountId, carl, job: await carl.posts() };
}

async function reviewed(stage: Stage) {
  const { carl, job } = await posted(stage);
  const anna = await stage.business();
  await carl.accepts(await anna.quotes(await anna.lead(), { cost: 90 }));
  await carl.finishes(job);
  return { carl, anna, review: await carl.reviews(job, { rating: 4, comment: 'Neat' }) };
}

async function handedOver(stage: Stage) {
  const anna = await stage.business();
  const nora = await stage.member(anna, 'office');
  const api = await anna.api();
  await api.provePassword({ body: { password: PASSWORD } });
  await api.handOver({ body: { member: nora.accountId } });
  return { anna, nora };
}

const jobsOf = async ({ market }: Stage, accountId: string) =>
  (await market.look<{ id: string }>('select id from jobs where customer_id = $1', [accountId]))[0]?.id ?? '';

const switchesJob = async (stage: Stage, accountId: string, body: typeof on | typeof off) =>
  (await adminOf(stage)).switchJob({ params: { id: await jobsOf(stage, accountId) }, body });

const switchesAccount = async (stage: Stage, id: string, body: typeof on | typeof off) =>
  (await adminOf(stage)).changeCustomer({ params: { id }, body });

const ROWS: Record<string, Row> = {
  'verify-email': {
    comes: newcomer,
    goes: ({ market }, { accountId }) =>
      market.look('update accounts set verified_at = story_begins() where id = $1', [accountId]),
  },
  'security-code': {
    comes: async (stage) => {
      const carl = await stage.customer();
      await visitor(stage.market).sendSecurityCode({ params: { email: carl.facts.email } });
      return carl;
    },
    goes: async ({ market }, { accountId }) => {
      const [carl] = await market.look<{ email: string }>('select email from accounts where id = $1', [
        accountId,
      ]);
      await visitor(market).sendSecurityCode({ params: { email: carl?.email ?? '' } });
    },
  },
  'email-code': {
    comes: emailAsked,
    goes: async (_stage, reader) => {
      const { carl } = reader as Awaited<ReturnType<typeof emailAsked>>;
      const email = 'nora.newer@example.test';
      await (await carl.api()).updateEmail({ body: { email, confirmedEmail: email } });
    },
  },
  'no-security-code': {
    comes: async (stage) => {
      const carl = await stage.customer();
      await switchesAccount(stage, carl.id, off);
      await visitor(stage.market).sendSecurityCode({ params: { email: carl.facts.email } });
      return carl;
    },
  },
  'password-changed': {
    comes: async (stage) => {
      const carl = await stage.customer();
      const word = 'another word for it';
      const body = { currentPassword: PASSWORD, new_password: word, passwordConfirmation: word };
      await (await carl.api()).updatePassword({ body });
      return carl;
    },
  },
  'mobile-changed': {
    comes: async (stage) => {
      const carl = await stage.customer();
      const [first_name, last_name] = ['Carl', 'Moss'];
      const { email } = carl.facts;
      const api = await carl.api();
      await api.provePassword({ body: { password: PASSWORD } });
      await api.updateUser({ body: { email, first_name, last_name, mobile_number: '07700900999' } });
      return carl;
    },
  },
  'email-changed': {
    comes: async (stage) => {
      const { carl, email, accountId } = await emailAsked(stage);
      const verificationCode = await mailedCode(stage.market, email);
      const body = { email, confirmedEmail: email, verificationCode };
      await (await carl.api()).confirmUpdateEmail({ body });
      return { accountId };
    },
  },
  deactivated: {
    comes: async (stage) => {
      const carl = await stage.customer();
      await switchesAccount(stage, carl.id, off);
      return carl;
    },
    goes: (stage, { accountId }) => switchesAccount(stage, accountId, on),
  },
  activated: {
    comes: async (stage) => {
      const carl = await stage.customer();
      await switchesAccount(stage, carl.id, off);
      await switchesAccount(stage, carl.id, on);
      return carl;
    },
    goes: (stage, { accountId }) => switchesAccount(stage, accountId, off),
  },
  'job-deactivated': {
    comes: async (stage) => {
      const { accountId } = await posted(stage);
      await switchesJob(stage, accountId, off);
      return { accountId };
    },
    goes: (stage, { accountId }) => switchesJob(stage, accountId, on),
  },
  'job-activated': {
    comes: async (stage) => {
      const { accountId } = await posted(stage);
      await switchesJob(stage, accountId, off);
      await switchesJob(stage, accountId, on);
      return { accountId };
    },
    goes: (stage, { accountId }) => switchesJob(stage, accountId, off),
  },
  'job-deleted': {
    comes: async (stage) => {
      const { accountId, job } = await posted(stage);
      await (await adminOf(stage)).removeJob({ params: { id: job.id }, body: { reason: 'Twice the same' } });
      return { accountId };
    },
  },
  'review-deleted': {
    comes: async (stage) => {
      const { carl, review } = await reviewed(stage);
      await (await adminOf(stage)).removeReview({ params: { id: review.id } });
      return carl;
    },
  },
  'answer-removed': {
    comes: async (stage) => {
      const { anna, review } = await reviewed(stage);
      await anna.answers(review, 'A pleasure');
      const of = { params: { id: review.id }, body: { reason: 'A name' } };
      await (await adminOf(stage)).takeAnswerAway(of);
      return anna;
    },
  },
  'work-picture-removed': {
    comes: async (stage) => {
      const anna = await stage.business();
      const { id } = await showsWork(anna);
      await (await adminOf(stage)).takeWorkPictureAway({ params: { id }, body: { reason: 'A face' } });
      return anna;
    },
  },
  'business-given': { comes: async (stage) => (await handedOver(stage)).anna },
  'business-taken': { comes: async (stage) => (await handedOver(stage)).nora },
};

for (const [kind, { comes, goes }] of Object.entries(ROWS)) {
  story(
    `${kind}: one that waits goes ${goes ? 'while its reason holds, and no longer' : 'whatever comes of it'}`,
    async (stage) => {
      const { market } = stage;
      const reader = await comes(stage);
      const again = () => waitingAgain(market, { kind, accountId: reader.accountId });
      expect([kind, await becomes(market, await again())]).toEqual([kind, 'sent']);
      const waiting = await again();
      await goes?.(stage, reader);
      await market.settled();
      expect([kind, await becomes(market, waiting)]).toEqual([kind, goes ? 'dropped' : 'sent']);
    },
  );

  story(`${kind}: one that waits is not for an account that has gone`, async (stage) => {
    const { market } = stage;
    const { accountId } = await comes(stage);
    const waiting = await waitingAgain(market, { kind, accountId });
    const gone = 'update accounts set deleted_at = story_begins(), is_active = false where id = $1';
    await market.look(gone, [accountId]);
    expect([kind, await becomes(market, waiting)]).toEqual([kind, 'dropped']);
  });
}

story(
  'the code for a new password that waits goes to nobody whose account was switched off meanwhile',
  async (stage) => {
    const { market } = stage;
    const carl = await stage.customer();
    await visitor(market).sendSecurityCode({ params: { email: carl.facts.email } });
    const waiting = await waitingAgain(market, { kind: 'security-code', accountId: carl.accountId });
    await switchesAccount(stage, carl.id, off);
    await market.settled();
    expect(await becomes(market, waiting)).toBe('dropped');
  },
);
