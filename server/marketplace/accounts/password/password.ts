import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Refusal } from '../../../platform/refusal.ts';

const derive = promisify(argon2);

// OWASP's least for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const AT_ONCE = availableParallelism();
const MAX_WAITING = 20;

/** A hash in the usual `$argon2id$…` form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await stretch(password, { salt, ...COST });
  return hashOf(salt, tag);
}

const hashOf = (salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`;

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

// Checked for an unknown account too, at the cost of a new one, so that the time of an answer does not tell whether it
// exists.
const NOBODY = hashOf(Buffer.alloc(16), Buffer.alloc(COST.tagLength));

/**
 * Whether the password is the hash's; takes as long without a hash as with one. A hash that was made before passwords were
 * composed (NFC) may be of the other form, which costs a second try.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  for (const form of new Set([password, password.normalize('NFD')]))
    if (await isOfHash(form, hash)) return true;
  return false;
}

async function isOfHash(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = FORM.exec(hash ?? NOBODY) ?? [];
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await stretch(password, {
    salt: Buffer.from(salt, 'base64'),
    ...cost,
    tagLength: expected.length,
  });
  return hash !== null && timingSafeEqual(given, expected);
}

/** Whether a hash was made at another cost than new ones are, as all are once the cost has been raised. */
export function isOutdated(hash: string): boolean {
  const [, memory, passes, parallelism] = FORM.exec(hash) ?? [];
  return [memory, passes, parallelism].join() !== [COST.memory, COST.passes, COST.parallelism].join();
}

type Cost = { salt: Buffer; memory: number; passes: number; parallelism: number; tagLength: number };

// Load shedding, not a lock: one hash a core at a time, and no long queue behind it.
let running = 0;
const waiting: (() => void)[] = [];

async function stretch(password: string, { salt, ...cost }: Cost): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new Refusal('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await derive('argon2id', { message: password, nonce: salt, ...cost });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
