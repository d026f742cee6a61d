import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for whatever proves something by being known. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash of a token is stored: who reads the database cannot sign in with what is there. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
