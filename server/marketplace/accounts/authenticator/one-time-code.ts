import { Secret, TOTP } from 'otpauth';

/** A new code every 30 seconds, of six digits, by SHA-1: what every authenticator takes (RFC 6238). */
const STEP_SECONDS = 30;
/** A clock that is a step off is still believed. */
const DRIFT_STEPS = 1;

const SEED_BYTES = 20;

/** 160 random bits, written as authenticators want them (RFC 4648 base32). */
export const newSeed = (): string => new Secret({ size: SEED_BYTES }).base32;

export const stepAt = (now: Date): number => TOTP.counter({ period: STEP_SECONDS, timestamp: now.getTime() });

export const codeAt = (seed: string, step: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(seed), timestamp: step * STEP_SECONDS * 1000 });

/** The step whose code it is, now or a step off; null when it is none of these. */
export function stepOfCode(seed: string, code: string, now: Date): number | null {
  const secret = Secret.fromBase32(seed);
  const drift = TOTP.validate({ secret, token: code, timestamp: now.getTime(), window: DRIFT_STEPS });
  return drift === null ? null : stepAt(now) + drift;
}

const RECOVERY_BYTES = 10;

/** For the day the phone is lost: 80 random bits in four groups. */
export const newRecoveryCode = (): string =>
  (new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
