import { createHmac } from 'node:crypto';
import type { UserId } from '../../platform/ids.ts';

type Edition = { accountId: UserId; edition: number };

/**
 * The secret in the address of a person's calendar. It is made by a key that stands in no table, so that a repeated request hears
 * the same address, and its hash alone is kept. Each edition has its own, and editions are never used again.
 */
export const feedToken = ({ accountId, edition }: Edition, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`calendar-feed ${accountId} ${edition}`).digest('base64url');

/** Where a calendar program reads it; no log says more of it than `/calendar/:name`. */
export const feedAddress = (appUrl: string, token: string): string => `${appUrl}/calendar/${token}.ics`;

/** The secret of such a name; null for one that is none. */
export const tokenIn = (name: string): string | null => /^([\w-]{43})\.ics$/.exec(name)?.[1] ?? null;
