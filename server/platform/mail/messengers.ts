import type { Config } from '../config.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { twilioMessenger } from '../sms/twilio.ts';
import { catcher } from './catcher.ts';
import type { Messenger } from './messenger.ts';

/** What brings messages to people here: real ones in production, the catcher everywhere else. */
export async function messengerFor(
  config: Config,
  how: { atOnce: number; log: Log; clock?: Clock },
): Promise<Messenger> {
  if (config.catchesMessages || !config.smtpUrl) return catcher;
  const { smtpMessenger } = await import('./smtp.ts');
  const mail = smtpMessenger({ url: config.smtpUrl, from: config.mailFrom, appUrl: config.appUrl, ...how });
  return config.twilio ? { ...mail, ...eachItsOwn([mail, twilioMessenger(config.twilio)]) } : mail;
}

/** Several messengers as one: a message goes to the one that has its channel. */
const eachItsOwn = (messengers: Messenger[]): Messenger => ({
  channels: messengers.flatMap(({ channels }) => channels),
  async deliver(tx, message) {
    await messengers.find(({ channels }) => channels.includes(message.channel))?.deliver(tx, message);
  },
});
