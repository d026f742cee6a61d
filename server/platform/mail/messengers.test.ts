import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log/log.ts';
import { catcher } from './catcher.ts';
import { messengerFor } from './messengers.ts';
import { PRODUCTION } from '../../testing/production.ts';

const MAIL = { SMTP_URL: 'smtp://mail.example.com' };
const TEXTS = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a token of Twilio',
  TWILIO_FROM: '+447700900000',
};

const messengerOf = (env: Record<string, string>) =>
  messengerFor(readConfig(env), { atOnce: 1, log: createLog('silent') });

test.each<Record<string, string>>([{}, { PLATFORM: 'demo' }, { PLATFORM: 'staging' }, { PLATFORM: 'stag' }])(
  'with %o mail and texts are caught, whatever mail server and Twilio are set',
  { meta: { shows: ['R-16-037'] } },
  async (platform) => {
    expect(await messengerOf({ ...MAIL, ...TEXTS, ...platform })).toBe(catcher);
  },
);

test('in production both are sent, texts only where the operator has Twilio', async () => {
  const both = await messengerOf({ ...PRODUCTION, ...TEXTS });
  const mail = await messengerOf(PRODUCTION);
  expect([both, mail]).not.toContain(catcher);
  expect(both.channels).toEqual(['email', 'sms']);
  expect(mail.channels).toEqual(['email']);
});
