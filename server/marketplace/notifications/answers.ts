import type { KnownSettings, NotificationSettings } from '../../../contract/notifications.ts';
import type { Actor } from '../../platform/actor.ts';
import { type Market, perform } from '../action.ts';
import { changeSettings } from './actions/change-settings.ts';
import { leadMailsOf, type Settings, settingsOf } from './settings.queries.ts';
import { settingsFrom, settingsView } from './settings.views.ts';
import { followLink } from './unsubscribe-links.ts';

/** `canText`: whether this operator can send text messages. */
export type NotificationDeps = { market: Market; canText: boolean };

export async function answerSettings(
  { market, canText }: NotificationDeps,
  actor: Actor,
): Promise<KnownSettings> {
  return viewOf(market, actor, { settings: await settingsOf(market.db, actor.userId), canText });
}

export async function answerChange(
  { market, canText }: NotificationDeps,
  actor: Actor,
  wanted: NotificationSettings,
): Promise<KnownSettings> {
  const input = ownChanges(actor, settingsFrom(wanted));
  const settings = await perform(market, changeSettings, { actor, input });
  return viewOf(market, actor, { settings, canText });
}

type Shown = { settings: Settings; canText: boolean };

const viewOf = async ({ db }: Market, actor: Actor, { settings, canText }: Shown) =>
  settingsView(settings, { leadMails: await leadMailsOf(db, actor), textsAvailable: canText });

/** A field member hears of no leads. The switch is not shown there, and stays as it was for other businesses. */
function ownChanges({ memberRole }: Actor, wanted: Partial<Settings>): Partial<Settings> {
  const { new_job_leads: _leads, lead_mails: _mails, ...others } = wanted;
  return memberRole === 'field' ? others : wanted;
}

export async function answerLink(market: Market, token: string, turns: 'on' | 'off'): Promise<[]> {
  await followLink(market.db, token, { turns, now: market.clock.now() });
  return [];
}
