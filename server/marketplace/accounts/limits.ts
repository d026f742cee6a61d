import type pg from 'pg';
import { limit } from '../../platform/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often what may be tried, over all processes. */
export const ACCOUNT_LIMITS = {
  /** Failed log-ins and wrong current passwords, for an e-mail and for a network. */
  perAccount: { name: 'log-in-account', tries: 10, seconds: 15 * MINUTE },
  perNetwork: { name: 'log-in-network', tries: 25, seconds: 5 * MINUTE },
  /** The same on a browser that the account is known to have signed in with, whatever others try meanwhile. */
  perDevice: { name: 'log-in-device', tries: 10, seconds: 15 * MINUTE },
  /** One-time codes that were wrong, for an account: a million are not tried out. */
  oneTimeCodes: { name: 'one-time-code', tries: 5, seconds: 15 * MINUTE },
  /** Registrations from a network. */
  registrations: { name: 'register', tries: 5, seconds: 30 * MINUTE },
  /** Whether an address or number is registered: how often one may ask, and how many true answers there are. */
  questions: { name: 'is-registered', tries: 20, seconds: MINUTE },
  factsPerNetwork: { name: 'facts-network', tries: 10, seconds: HOUR },
  factsInAll: { name: 'facts', tries: 1_000, seconds: 24 * HOUR },
  /** Security codes for an e-mail, registered or not, and for a network, whatever e-mails it names. */
  securityCodes: { name: 'security-code', tries: 3, seconds: 15 * MINUTE },
  securityCodesPerHour: { name: 'security-code-hour', tries: 5, seconds: HOUR },
  securityCodesPerNetwork: { name: 'security-code-network', tries: 20, seconds: HOUR },
  /** Codes for a new e-mail address, and verification links, for an account. */
  emailChanges: { name: 'email-change', tries: 5, seconds: HOUR },
  verifications: { name: 'verification', tries: 3, seconds: 15 * MINUTE },
  /** Other mobile numbers: each tells whether it is somebody's, and each change is mailed, maybe to a stranger. */
  mobileChanges: { name: 'mobile-change', tries: 5, seconds: HOUR },
  mobileChangesPerNetwork: { name: 'mobile-change-network', tries: 20, seconds: HOUR },
  /** New passwords of an account: each is mailed too. */
  passwordChanges: { name: 'password-change', tries: 5, seconds: HOUR },
};

export type AccountLimits = ReturnType<typeof accountLimits>;

/** The limits of this feature, counted in the database. */
export const accountLimits = (pool: pg.Pool) => ({
  perAccount: limit(pool, ACCOUNT_LIMITS.perAccount),
  perNetwork: limit(pool, ACCOUNT_LIMITS.perNetwork),
  perDevice: limit(pool, ACCOUNT_LIMITS.perDevice),
  oneTimeCodes: limit(pool, ACCOUNT_LIMITS.oneTimeCodes),
  registrations: limit(pool, ACCOUNT_LIMITS.registrations),
  questions: limit(pool, ACCOUNT_LIMITS.questions),
  factsPerNetwork: limit(pool, ACCOUNT_LIMITS.factsPerNetwork),
  factsInAll: limit(pool, ACCOUNT_LIMITS.factsInAll),
  securityCodes: limit(pool, ACCOUNT_LIMITS.securityCodes),
  securityCodesPerHour: limit(pool, ACCOUNT_LIMITS.securityCodesPerHour),
  securityCodesPerNetwork: limit(pool, ACCOUNT_LIMITS.securityCodesPerNetwork),
  emailChanges: limit(pool, ACCOUNT_LIMITS.emailChanges),
  verifications: limit(pool, ACCOUNT_LIMITS.verifications),
  mobileChanges: limit(pool, ACCOUNT_LIMITS.mobileChanges),
  mobileChangesPerNetwork: limit(pool, ACCOUNT_LIMITS.mobileChangesPerNetwork),
  passwordChanges: limit(pool, ACCOUNT_LIMITS.passwordChanges),
});
