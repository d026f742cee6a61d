import type { Sender } from './mail/sender.ts';

/** Those of the settings that a demo may leave as they are, and production may not. */
type Settings = {
  appUrl: string;
  smtpUrl: string | null;
  mailFrom: Sender;
  secretKey: string;
  payments: { isSimulated: boolean };
  vat: { rate: number; number: string | null };
};

/** Why production must not start with these settings, in one sentence; null where it may. */
export function unsafeIn(settings: Settings): string | null {
  if (!settings.appUrl.startsWith('https://'))
    return 'APP_URL must be an https address when PLATFORM is production.';
  if (!settings.smtpUrl)
    return 'SMTP_URL must be set when PLATFORM is production: mail is sent, not simulated.';
  if (!settings.secretKey)
    return 'SECRET_KEY must be set when PLATFORM is production: it seals the one-time codes.';
  if (settings.payments.isSimulated)
    return 'PAYMENTS must be real when PLATFORM is production: money is taken, not simulated.';
  if (settings.vat.rate > 0 && !settings.vat.number)
    return 'VAT_NUMBER must be set when PLATFORM is production, or VAT_RATE be 0.';
  if (settings.mailFrom.address.endsWith('@fettle.test'))
    return 'MAIL_FROM must be your own address when PLATFORM is production.';
  return null;
}
