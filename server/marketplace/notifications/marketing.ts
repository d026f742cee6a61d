import type { Consent } from '../consents/index.ts';
import type { Settings } from './settings.queries.ts';

const PURPOSES = ['newsletters', 'special_offers', 'recommendations'] as const;

/**
 * What a change of settings says about marketing: somebody agrees to a purpose on a channel while both are on, and
 * takes it back by switching either off. Only what changed.
 */
export function consentsIn(before: Settings, after: Settings): Consent[] {
  return PURPOSES.flatMap((purpose) =>
    (['email', 'sms'] as const).flatMap((channel) => {
      const isGiven = agrees(after, { purpose, channel });
      return agrees(before, { purpose, channel }) === isGiven ? [] : [{ purpose, channel, isGiven }];
    }),
  );
}

type Ask = { purpose: (typeof PURPOSES)[number]; channel: 'email' | 'sms' };

const agrees = (settings: Settings, { purpose, channel }: Ask): boolean =>
  settings[purpose] && settings[channel === 'email' ? 'by_email' : 'by_sms'];
