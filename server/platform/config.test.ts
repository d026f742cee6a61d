import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, Environment, readConfig } from './config.ts';
import { PRODUCTION } from '../testing/production.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was taken');
};

test('the demo listens on this machine only, everything else on all addresses', {
  meta: { shows: ['ruling 40'] },
}, () => {
  expect(readConfig({})).toMatchObject({
    platform: 'demo',
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://localhost:3000',
  });
  expect(readConfig({ PLATFORM: 'staging' }).host).toBe('0.0.0.0');
  expect(readConfig({ PORT: '', ROLE: 'worker' })).toMatchObject({
    port: 3000,
    opensWeb: false,
    opensWorker: true,
  });
});

describe('a wrong value stops the start with a sentence that names it', () => {
  const wrong: Record<string, string>[] = [
    { PORT: 'eighty' },
    { PORT: '70000' },
    { APP_URL: 'fettle.example.com' },
    { APP_URL: 'ftp://fettle.example.com' },
    { DATABASE_URL: 'mysql://localhost/fettle' },
    { DATABASE_OWNER_URL: 'mysql://localhost/fettle' },
    { DATABASE_OWNER_URL: 'postgres://owner@localhost/fettle' },
    { DATABASE_DIRECT_URL: 'mysql://localhost/fettle', DATABASE_URL: 'postgres://localhost/fettle' },
    { DATABASE_DIRECT_URL: 'postgres://localhost/fettle' },
    { DATABASE_NAMED_STATEMENTS: 'sometimes' },
    { DATABASE_POOL: '1' },
    { PLATFORM: 'prod' },
    { ROLE: 'everything' },
    { LOG_LEVEL: 'loud' },
    { SMTP_URL: 'https://mail.example.com' },
    { TRUST_PROXY: 'yes' },
    { PAYMENTS: 'pretend' },
    { VAT_RATE: '-1' },
    { VAT_NUMBER: 'none' },
    { STRIPE_API: 'stripe' },
    { GOCARDLESS_API: 'gocardless' },
    { DATABASE_WAIT: '1' },
    { DATABASE_STATEMENT_TIMEOUT: '1' },
    { DATABASE_LOCK_TIMEOUT: '5000' },
    { DATABASE_SILENCE: '1' },
    { TWILIO_ACCOUNT_SID: 'AC1' },
    { TWILIO_AUTH_TOKEN: 'half an access' },
    { TWILIO_FROM: 'Fettle' },
    { TWILIO_URL: 'twilio' },
    { SMS_A_DAY: '0' },
    { SINGLE_MACHINE: 'yes' },
    { S3_BUCKET: 'a' },
    { S3_ENDPOINT: 'bucket.example.com', S3_BUCKET: 'fettle' },
    { S3_REGION: 'eu-west-2' },
    { S3_ACCESS_KEY_ID: 'half a key', S3_BUCKET: 'fettle' },
    { S3_SECRET_ACCESS_KEY: 'half a key', S3_BUCKET: 'fettle' },
    { MAX_EVENT_LOOP_DELAY: '1' },
    { REQUESTS_AT_ONCE: '1' },
    { REQUEST_WAIT: '1' },
    { SECRET_KEY: 'too short' },
    { STRIPE_WEBHOOK_SECRET: 'short' },
    { STRIPE_SECRET_KEY: 'short' },
    { GOCARDLESS_ACCESS_TOKEN: 'short' },
    { GOCARDLESS_WEBHOOK_SECRET: 'short' },
    { MAIL_FROM: 'Fettle' },
    { MAIL_FROM: 'Fettle: Trades <hello@x.example>' },
    { MAIL_FROM: 'Fettle <hello@x.example>, Other <o@x.example>' },
    { MAIL_FROM: 'Fettle (Support) <hello@x.example>' },
  ];
  test.each(wrong)('%o', (env) => {
    expect(refusal(env)).toContain(Object.keys(env)[0]);
  });
});

describe('production refuses what is only for trying out', { meta: { shows: ['R-16-019'] } }, () => {
  const right = {
    PLATFORM: 'production',
    APP_URL: 'https://fettle.example.com',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'Fettle <hello@example.com>',
    SECRET_KEY: 'thirty-two characters, at the least',
    STRIPE_SECRET_KEY: 'a key of stripe',
    STRIPE_WEBHOOK_SECRET: 'a secret of stripe',
    VAT_NUMBER: 'GB123456789',
  };
  test('it starts with https, a mail server and an own address', () => {
    expect(readConfig(right)).toMatchObject({ catchesMessages: false, host: '0.0.0.0' });
  });
  test.each([
    ['APP_URL', { APP_URL: 'http://fettle.example.com' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['MAIL_FROM', { MAIL_FROM: '' }],
    ['SECRET_KEY', { SECRET_KEY: '' }],
    ['SECRET_KEY', { SECRET_KEY: 'too short' }],
    ['PAYMENTS', { PAYMENTS: 'simulator' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
    ['VAT_NUMBER', { VAT_NUMBER: '' }],
  ])('but not without %s', (name, change) => {
    expect(refusal({ ...right, ...change })).toContain(name);
  });
});

const SID = `AC${'0'.repeat(32)}`;
const TWILIO = { TWILIO_ACCOUNT_SID: SID, TWILIO_AUTH_TOKEN: 'a secret', TWILIO_FROM: '+447700900999' };
const BUCKET = {
  S3_BUCKET: 'fettle-files',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'eu-west-2',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

/** Each of these settings alone, and all of them but one. */
const halvesOf = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => {
    const { [name]: _, ...others } = settings;
    return [{ [name]: value }, others];
  });

describe('Twilio and the bucket are chosen by their settings', { meta: { shows: ['R-16-028'] } }, () => {
  test('texts go out in production with all of Twilio, and are caught elsewhere', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ twilio: null, canText: false });
    const access = { accountSid: SID, authToken: 'a secret', from: '+447700900999' };
    expect(readConfig({ ...PRODUCTION, ...TWILIO })).toMatchObject({
      twilio: { ...access, url: 'https://api.twilio.com' },
      canText: true,
    });
    expect(readConfig({})).toMatchObject({ twilio: null, canText: true, s3: null });
  });

  test.each(halvesOf(TWILIO))('half of Twilio is refused: %o', (env) => {
    expect(refusal({ ...PRODUCTION, ...env })).toContain('must be set together');
  });

  test('files go to the bucket that is named, where it says', () => {
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = BUCKET;
    const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
    expect(readConfig(BUCKET).s3).toEqual({ bucket, endpoint, region, credentials });
    const amazon = { bucket, endpoint: null, region: 'us-east-1', credentials: null };
    expect(readConfig({ S3_BUCKET: bucket }).s3).toEqual(amazon);
  });

  const halfBuckets: Record<string, string>[] = [
    { S3_ENDPOINT: BUCKET.S3_ENDPOINT },
    { S3_SECRET_ACCESS_KEY: 'secret', S3_ACCESS_KEY_ID: 'key' },
    { S3_BUCKET: BUCKET.S3_BUCKET, S3_ACCESS_KEY_ID: 'key' },
    { S3_BUCKET: BUCKET.S3_BUCKET, S3_SECRET_ACCESS_KEY: 'secret' },
    { S3_BUCKET: BUCKET.S3_BUCKET, S3_ENDPOINT: 's3.example.com' },
  ];
  test.each(halfBuckets)('half a bucket is refused: %o', (env) => {
    expect(refusal(env)).toMatch(/S3_/);
  });
});

test('docs/settings.md names every setting with its default', () => {
  const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\|\s*`([A-Z0-9_]+)`\s*\|([^|]*)\|/gm)].map(([, name, value]) => [name, value]),
  );
  expect(new Set(rows.keys())).toEqual(new Set(Object.keys(Environment.shape)));
  const defaults = Environment.parse({});
  for (const [name, value] of Object.entries(defaults))
    expect(rows.get(name), name).toContain(`\`${value}\``);
});
