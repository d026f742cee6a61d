import { createHmac, randomBytes } from 'node:crypto';

/** Time-based one-time codes as RFC 6238 has them: six digits, a new one every 30 seconds, SHA-1. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock that is a step off is still believed. */
const DRIFT = [0, -1, 1];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SEED_BYTES = 20;

/** 160 random bits, written as authenticators want them (RFC 4648 base32). */
export const newSeed = (): string => base32(randomBytes(SEED_BYTES));

export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
};

function bytesOf(seed: string): Buffer {
  const bits = seed
    .split('')
    .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

export function codeAt(seed: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(seed)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code it is, now or a step off; null when it is none of these. */
export const stepOfCode = (seed: string, code: string, now: Date): number | null =>
  DRIFT.map((drift) => stepAt(now) + drift).find((step) => codeAt(seed, step) === code) ?? null;

const RECOVERY_BYTES = 10;

/** For the day the phone is lost: 80 random bits in four groups. */
export const newRecoveryCode = (): string =>
  (base32(randomBytes(RECOVERY_BYTES)).toLowerCase().match(/.{4}/g) ?? []).join('-');
