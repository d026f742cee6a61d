import type { KnownSettings, NotificationSettings } from '../../../contract/notifications.ts';
import type { Settings } from './settings.queries.ts';

/** The settings in the words of the wire. */
export const settingsView = (settings: Settings, known: Known): KnownSettings => ({
  notificationChannels: { email: settings.by_email, sms: settings.by_sms },
  notifiableEvents: {
    messages: settings.messages,
    newsletters: settings.newsletters,
    specialOffers: settings.special_offers,
    recommendations: settings.recommendations,
    newJobLeads: settings.new_job_leads,
  },
  ...known,
});

type Known = Pick<KnownSettings, 'leadMails' | 'textsAvailable'>;

type Change = Omit<Settings, 'lead_mails'> & Partial<Pick<Settings, 'lead_mails'>>;

/** And back. */
export const settingsFrom = ({
  notificationChannels,
  notifiableEvents,
  leadMails,
}: NotificationSettings): Change => ({
  ...(leadMails !== undefined && { lead_mails: leadMails }),
  by_email: notificationChannels.email,
  by_sms: notificationChannels.sms,
  messages: notifiableEvents.messages,
  newsletters: notifiableEvents.newsletters,
  special_offers: notifiableEvents.specialOffers,
  recommendations: notifiableEvents.recommendations,
  new_job_leads: notifiableEvents.newJobLeads,
});
