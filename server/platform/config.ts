import * as z from 'zod';
import type { TwilioAccess } from './sms/twilio.ts';
import type { S3Options } from './files/s3.ts';
import { DATABASE_SETTINGS, type DatabaseConfig, databaseFault, databaseOf } from './database-settings.ts';
import { DEMO_EXTENTS, type DemoExtent } from './demo-extent.ts';
import { drainMs } from './drain-time.ts';
import { MAIL_SETTINGS } from './mail/mail-settings.ts';
import { readSender, type Sender } from './mail/sender.ts';
import { unsafeIn } from './unsafe-settings.ts';

const PLATFORMS = ['demo', 'staging', 'production'] as const;
export type PlatformName = (typeof PLATFORMS)[number];

/** What the operator sets. The tables in docs/settings.md list the same names; a test compares the two. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  ...DATABASE_SETTINGS,
  /** `stag` is the badge's word for staging, and is understood. */
  PLATFORM: z
    .preprocess((name) => (name === 'stag' ? 'staging' : name), z.enum(PLATFORMS).optional())
    .transform((name) => name ?? 'demo'),
  DEMO_WORLD: z.enum(DEMO_EXTENTS).default('world'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...MAIL_SETTINGS,
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'it starts with AC and has 34 characters')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(3).optional(),
  TWILIO_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  SMS_A_DAY: z.coerce.number().int().min(1).max(1_000_000).default(500),
  SINGLE_MACHINE: z.enum(['true', 'false']).default('false'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  KEPT_PAGES_MB: z.coerce.number().int().min(0).max(1024).default(16),
  METRICS_TOKEN: z.string().min(16, 'it needs 16 characters or more').optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  REQUESTS_AT_ONCE: z.coerce.number().int().min(4).max(10_000).optional(),
  REQUEST_WAIT: z.coerce.number().int().min(50).max(60_000).default(400),
  MAX_EVENT_LOOP_DELAY: z.coerce.number().int().min(100).max(60_000).default(1_000),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  PAYMENTS: z.enum(['simulator', 'real']).optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API: z.url({ protocol: /^https?$/ }).optional(),
  GOCARDLESS_ACCESS_TOKEN: z.string().min(8).optional(),
  GOCARDLESS_WEBHOOK_SECRET: z.string().min(8).optional(),
  GOCARDLESS_API: z.url({ protocol: /^https?$/ }).default('https://api.gocardless.com'),
  SECRET_KEY: z.string().min(32, 'it needs 32 characters or more').optional(),
  VAT_RATE: z.coerce.number().int().min(0).max(50).default(20),
  VAT_NUMBER: z
    .string()
    .regex(/^(GB|XI)?[0-9 ]{9,15}$/)
    .optional(),
});

export type Config = DatabaseConfig & {
  port: number;
  host: string;
  /** Without a slash at the end; every mailed link and canonical address starts with it. */
  appUrl: string;
  /** Nobody is answered who calls it by another name. */
  servesOneHost: boolean;
  dataDir: string;
  platform: PlatformName;
  /** Null outside the demo, whatever is set. */
  demoExtent: DemoExtent | null;
  opensWeb: boolean;
  opensWorker: boolean;
  logLevel: string;
  smtpUrl: string | null;
  mailFrom: Sender;
  /** Null: this operator sends no text messages. */
  twilio: TwilioAccess | null;
  /** The most text messages in 24 hours, to everybody together. */
  textsADay: number;
  /** Whether text messages reach anybody, be it the mailbox of the demo. */
  canText: boolean;
  /** Mail and SMS are kept in the database to be read at /dev/mailbox, never sent. */
  catchesMessages: boolean;
  /** The bucket that uploaded files go to; null for the folder beside the database. */
  s3: S3Options | null;
  /** One machine runs every process, so that all reach its folder. */
  isSingleMachine: boolean;
  /** How many requests are worked on at the same time; more wait for their turn. */
  requestsAtOnce: number;
  /** Milliseconds that a request may wait for its turn; one that would wait longer is refused with 503. */
  requestWait: number;
  /** Milliseconds by which the event loop may lag before requests are refused with 503. */
  maxEventLoopDelay: number;
  /** With it somebody may read the metrics; without one there are none. */
  metricsToken: string | null;
  /** Milliseconds for which a process that is to stop says so and still takes requests. */
  drainMs: number;
  /** The most bytes of public pages that are kept once they were drawn. */
  keptBytes: number;
  /** How many proxies in front of us may name the client's address. */
  trustedProxies: number;
  payments: PaymentSettings;
  /** Seals what must be read again, such as the seeds of one-time codes. */
  secretKey: string;
  /** Admins need one-time codes here. */
  needsCodes: boolean;
  /** Per cent added to net prices; 0 for an operator who is not registered for VAT. */
  vat: { rate: number; number: string | null };
};

/** Which providers take the money. In production the simulator is refused, and one real one is a must. */
export type PaymentSettings = {
  isSimulated: boolean;
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null;
  goCardless: { accessToken: string; webhookSecret: string; apiBase: string } | null;
};

const MEGABYTE = 1_000_000;
/** While some of the requests at work wait for the database, others are read, checked and written. */
const REQUESTS_PER_CONNECTION = 4;

/** A setting that cannot be right: its message is one sentence that names the variable. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming the first variable that is wrong, before anything is started.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(set);
  if (!parsed.success) throw new ConfigError(explain(parsed.error));
  const settings = parsed.data;
  const fault = databaseFault(settings);
  if (fault) throw new ConfigError(fault);
  const config = configOf(settings);
  const risk = config.platform === 'production' ? unsafeIn(config) : null;
  if (risk) throw new ConfigError(risk);
  return config;
}

function configOf(settings: z.output<typeof Environment>): Config {
  const catchesMessages = settings.PLATFORM !== 'production';
  const twilio = twilioOf(settings);
  return {
    port: settings.PORT,
    // The demo sign-ins are public knowledge, so the demo listens on this machine only.
    host: settings.HOST ?? (settings.PLATFORM === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    servesOneHost: settings.APP_URL !== undefined && settings.PLATFORM !== 'demo',
    appUrl: (settings.APP_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir: settings.DATA_DIR,
    ...databaseOf(settings),
    platform: settings.PLATFORM,
    demoExtent: settings.PLATFORM === 'demo' ? settings.DEMO_WORLD : null,
    opensWeb: settings.ROLE !== 'worker',
    opensWorker: settings.ROLE !== 'web',
    logLevel: settings.LOG_LEVEL,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: readSender(settings.MAIL_FROM) ?? { name: '', address: '' },
    twilio,
    textsADay: settings.SMS_A_DAY,
    canText: catchesMessages || twilio !== null,
    catchesMessages,
    s3: bucketOf(settings),
    isSingleMachine: settings.SINGLE_MACHINE === 'true',
    keptBytes: settings.KEPT_PAGES_MB * MEGABYTE,
    metricsToken: settings.METRICS_TOKEN ?? null,
    drainMs: drainMs(settings),
    requestsAtOnce: settings.REQUESTS_AT_ONCE ?? REQUESTS_PER_CONNECTION * settings.DATABASE_POOL,
    requestWait: settings.REQUEST_WAIT,
    maxEventLoopDelay: settings.MAX_EVENT_LOOP_DELAY,
    trustedProxies: settings.TRUST_PROXY,
    payments: paymentSettings(settings),
    secretKey: settings.SECRET_KEY ?? '',
    needsCodes: settings.PLATFORM === 'production',
    vat: { rate: settings.VAT_RATE, number: settings.VAT_NUMBER ?? null },
  };
}

function paymentSettings(settings: z.infer<typeof Environment>): PaymentSettings {
  const isSimulated =
    (settings.PAYMENTS ?? (settings.PLATFORM === 'production' ? 'real' : 'simulator')) === 'simulator';
  const stripe = pairOf('STRIPE_WEBHOOK_SECRET', settings.STRIPE_SECRET_KEY, settings.STRIPE_WEBHOOK_SECRET);
  const goCardless = pairOf(
    'GOCARDLESS_WEBHOOK_SECRET',
    settings.GOCARDLESS_ACCESS_TOKEN,
    settings.GOCARDLESS_WEBHOOK_SECRET,
  );
  if (!isSimulated && !stripe && !goCardless)
    throw new ConfigError(
      'STRIPE_SECRET_KEY or GOCARDLESS_ACCESS_TOKEN must be set where payments are real.',
    );
  return {
    isSimulated,
    stripe: stripe && {
      secretKey: stripe.key,
      webhookSecret: stripe.secret,
      apiBase: settings.STRIPE_API ?? null,
    },
    goCardless: goCardless && {
      accessToken: goCardless.key,
      webhookSecret: goCardless.secret,
      apiBase: settings.GOCARDLESS_API.replace(/\/+$/, ''),
    },
  };
}

/** A provider's key without the secret of its webhooks would take money and never hear of it. */
function pairOf(name: string, key: string | undefined, secret: string | undefined) {
  if (!key) return null;
  if (!secret) throw new ConfigError(`${name} must be set where the provider's key is set.`);
  return { key, secret };
}

/** All three or none: half an access would be found out by the first text. */
function twilioOf(settings: z.output<typeof Environment>): TwilioAccess | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_URL } = settings;
  if (!TWILIO_ACCOUNT_SID && !TWILIO_AUTH_TOKEN && !TWILIO_FROM) return null;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM)
    throw new ConfigError('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.');
  const url = TWILIO_URL.replace(/\/+$/, '');
  return { accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: TWILIO_FROM, url };
}

const OTHER_S3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function bucketOf(settings: z.infer<typeof Environment>): S3Options | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint = null, S3_REGION: region = 'us-east-1' } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const stray = OTHER_S3.find((name) => settings[name] !== undefined);
  if (!bucket && stray) throw new ConfigError(`${stray} is set without S3_BUCKET, which names the bucket.`);
  if (!bucket) return null;
  if (!accessKeyId !== !secretAccessKey)
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither.');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { bucket, endpoint, region, credentials };
}

function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  const reason = issue?.code === 'invalid_type' ? 'it must be a number' : (issue?.message ?? 'unreadable');
  return `${issue?.path.join('.') ?? 'The environment'} is not valid: ${reason}.`;
}
