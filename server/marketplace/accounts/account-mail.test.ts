import { expect } from 'vitest';
import { PASSWORD } from '../../testing/facts.ts';
import { bearer, mailedCode, mailedLink, customerForm, visitor } from '../../testing/newcomer.ts';
import { noting } from '../../testing/noting.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import { untilWaiting } from '../../testing/race.ts';
import { type Stage, story } from '../../testing/story.ts';

/** Takes back that the only mail there is was sent, as if no worker had come to it yet; answers its id. */
async function unsent({ market }: Stage): Promise<string> {
  await market.settled();
  const { rows } = await market.product.database.pool.query<{ id: string }>(
    `with taken as (delete from caught_messages)
    update notices set status = 'queued', decided_at = null returning id`,
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

story(
  'a verification link that two workers send at the same time is sent once, and works',
  { shows: ['R-16-028'] },
  async (stage) => {
    const { market } = stage;
    const form = customerForm();
    const { token } = await visitor(market).registerCustomer({ body: form });
    const mail = await unsent(stage);
    // The first lets go only when the second stands before the mail's lock.
    const sent = noting(() => untilWaiting(market.product.database.pool, 1));
    const send = outboxWorker(market, sent.messenger);
    await Promise.all([send(mail), send(mail)]);
    await send(mail);
    expect(sent.ids).toEqual([mail]);
    expect(await market.mailTo(form.email)).toHaveLength(1);
    const code = (await mailedLink(market, form.email)).searchParams.get('code') ?? '';
    await bearer(market, token).verify({ params: { code } });
  },
);

story(
  'a security code whose worker is lost half-way comes the next time, once, and is good',
  { shows: ['R-16-028'] },
  async (stage) => {
    const { market } = stage;
    const { email } = (await stage.customer()).facts;
    await visitor(market).sendSecurityCode({ params: { email } });
    const mail = await unsent(stage);
    const lost = noting(() => Promise.reject(new Error('the worker is gone')));
    await expect(outboxWorker(market, lost.messenger)(mail)).rejects.toThrow('the worker is gone');
    expect(await market.mailTo(email)).toEqual([]);
    const sent = noting();
    await outboxWorker(market, sent.messenger)(mail);
    // The same id as before: a mail server that took the first one in can drop its duplicate.
    expect(sent.ids).toEqual(lost.ids);
    const code = await mailedCode(market, email);
    expect(await market.mailTo(email)).toHaveLength(1);
    const passwords = { new_password: `${PASSWORD} 2`, passwordConfirmation: `${PASSWORD} 2` };
    expect(await visitor(market).resetPassword({ body: { email, code, ...passwords } })).toEqual([]);
  },
);

story(
  'the mails that an account needs are sent whatever its owner has switched off',
  { shows: ['R-16-025'] },
  async (stage) => {
    const { market } = stage;
    const [form, next] = [customerForm(), 'nora.new@example.test'];
    const { token } = await visitor(market).registerCustomer({ body: form });
    const api = bearer(market, token);
    const { notificationChannels, notifiableEvents } = await api.notificationSettings();
    const body = {
      notificationChannels: allOff(notificationChannels),
      notifiableEvents: allOff(notifiableEvents),
    };
    await api.changeNotificationSettings({ body });
    await unsent(stage);
    await market.product.database.pool.query('delete from notices');
    await api.sendVerification();
    await market.settled();
    await visitor(market).sendSecurityCode({ params: { email: form.email } });
    await market.settled();
    await api.updateEmail({ body: { email: next, confirmedEmail: next } });
    const verificationCode = await mailedCode(market, next);
    await api.confirmUpdateEmail({ body: { email: next, confirmedEmail: next, verificationCode } });
    await market.settled();
    const subjectsTo = async (to: string) => (await market.mailTo(to)).map(({ subject }) => subject);
    expect((await subjectsTo(form.email)).toSorted()).toEqual([
      'Please verify your email address',
      'Your email address was changed',
      'Your security code',
    ]);
    expect(await subjectsTo(next)).toEqual(['Your verification code']);
  },
);

const allOff = <T extends object>(choices: T): T =>
  Object.fromEntries(Object.keys(choices).map((name) => [name, false])) as T;
