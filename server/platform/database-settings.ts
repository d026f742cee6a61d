import * as z from 'zod';
import { addressesIn } from './db/hosts.ts';
import { TIMEOUTS, type Timeouts } from './db/limits.ts';

/** One host or several. */
const address = z.string().check(({ value, issues }) => {
  try {
    addressesIn(value);
  } catch (error) {
    issues.push({ code: 'custom', input: value, message: error instanceof Error ? error.message : '' });
  }
});

/** Those of the settings that say how the database is reached. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: address.optional(),
  DATABASE_DIRECT_URL: address.optional(),
  DATABASE_OWNER_URL: address.optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off']).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_WAIT: z.coerce.number().int().min(100).max(60_000).default(1_000),
  DATABASE_STATEMENT_TIMEOUT: z.coerce.number().int().min(1_000).max(60_000).default(TIMEOUTS.statement),
  DATABASE_LOCK_TIMEOUT: z.coerce.number().int().min(100).max(60_000).default(TIMEOUTS.lock),
  DATABASE_SILENCE: z.coerce.number().int().min(500).max(60_000).default(1_800),
};

const Settings = z.object(DATABASE_SETTINGS);
type Settings = z.output<typeof Settings>;

export type DatabaseConfig = {
  databaseUrl: string | null;
  /** Leads to the database itself where `databaseUrl` leads to a pooler; else null. */
  databaseDirectUrl: string | null;
  /** Who owns the tables and migrates them; null where who serves does that, too, or another process. */
  databaseOwnerUrl: string | null;
  /** Whether connections keep what is prepared by name. */
  namesStatements: boolean;
  databasePool: number;
  /** Milliseconds a request waits for a connection before it is refused with 503. */
  databaseWait: number;
  databaseTimeouts: Timeouts;
  /** Milliseconds that a database may answer nothing, however short the question, before its connections are cut. */
  databaseSilence: number;
};

export const databaseOf = (settings: Settings): DatabaseConfig => ({
  databaseUrl: settings.DATABASE_URL ?? null,
  databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
  databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
  // Older poolers do not keep them, and newer ones must be told to.
  namesStatements:
    (settings.DATABASE_NAMED_STATEMENTS ?? (settings.DATABASE_DIRECT_URL ? 'off' : 'on')) === 'on',
  databasePool: settings.DATABASE_POOL,
  databaseWait: settings.DATABASE_WAIT,
  databaseTimeouts: { statement: settings.DATABASE_STATEMENT_TIMEOUT, lock: settings.DATABASE_LOCK_TIMEOUT },
  databaseSilence: settings.DATABASE_SILENCE,
});

/** What is wrong with them together, in one sentence; null where nothing is. */
export function databaseFault(settings: Settings): string | null {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = settings;
  if (settings.DATABASE_LOCK_TIMEOUT >= settings.DATABASE_STATEMENT_TIMEOUT)
    return 'DATABASE_LOCK_TIMEOUT must be shorter than DATABASE_STATEMENT_TIMEOUT.';
  if (DATABASE_OWNER_URL && !DATABASE_URL)
    return 'DATABASE_OWNER_URL is set without DATABASE_URL, which is what is served with.';
  if (DATABASE_DIRECT_URL && !DATABASE_URL)
    return 'DATABASE_DIRECT_URL is set without DATABASE_URL, which is what is served with.';
  return null;
}
