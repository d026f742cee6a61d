import type { KnownSettings, NotificationSettings } from '../../contract/notifications.ts';
import { startSession } from '../marketplace/accounts/session/sessions.ts';
import type { UserId } from '../platform/ids.ts';
import { type Api, apiAt } from './api.ts';
import type { PersonFacts } from './facts.ts';
import type { TestMarket } from './market.ts';

/** A session ends when it lies idle; in a story that lasts longer, people sign in again. */
const SIGNS_IN_AGAIN_MS = { admin: 25 * 60 * 1000, others: 13 * 24 * 3600 * 1000 };
type Wish = Partial<NotificationSettings['notificationChannels'] & NotificationSettings['notifiableEvents']> &
  Pick<NotificationSettings, 'leadMails'>;

/** Somebody with an account, who acts through the real HTTP door. Has a session from the first call on. */
export class Person {
  readonly market: TestMarket;
  readonly facts: PersonFacts;
  private session: Promise<string> | null = null;
  private signedInAt = 0;

  constructor(market: TestMarket, facts: PersonFacts) {
    this.market = market;
    this.facts = facts;
  }

  /** Of the account. */
  get accountId(): UserId {
    return this.facts.id;
  }

  /** As others know this person, which for somebody with a business is the business. */
  get id(): string {
    return this.facts.id;
  }

  get name(): string {
    return `${this.facts.firstName} ${this.facts.lastName}`;
  }

  /** The bearer token of this person's session. */
  async token(): Promise<string> {
    const now = this.market.clock.now().getTime();
    const patience = SIGNS_IN_AGAIN_MS[this.facts.role === 'admin' ? 'admin' : 'others'];
    if (now - this.signedInAt > patience) this.session = null;
    if (!this.session) this.signedInAt = now;
    this.session ??= this.signIn();
    return this.session;
  }

  /** The API as this person; extra headers for one call's sake, another process's address for a race. */
  async api(options: { headers?: Record<string, string>; baseUrl?: string } = {}): Promise<Api> {
    const token = await this.token();
    const headers = { authorization: `Bearer ${token}`, ...options.headers };
    return apiAt(options.baseUrl ?? this.market.baseUrl, () => headers);
  }

  /** What this person is told, and how. */
  async settings(): Promise<KnownSettings> {
    return (await this.api()).notificationSettings();
  }

  /** Changes some of it, as the panel does: the rest is sent along as it is. */
  async wants(change: Wish): Promise<KnownSettings> {
    const { notificationChannels, notifiableEvents } = await this.settings();
    const { email, sms, leadMails, ...events } = change;
    const channels = { ...(email !== undefined && { email }), ...(sms !== undefined && { sms }) };
    const body = {
      notificationChannels: { ...notificationChannels, ...channels },
      notifiableEvents: { ...notifiableEvents, ...events },
      ...(leadMails !== undefined && { leadMails }),
    };
    return (await this.api()).changeNotificationSettings({ body });
  }

  /**
   * What the log-in starts for who knows the password. The log-in has stories of its own, and in all others people would
   * spend more on the hash of their passwords than on what they are there for.
   */
  private signIn(): Promise<string> {
    const { product, clock } = this.market;
    const who = { accountId: this.facts.id, role: this.facts.role, device: null };
    return startSession(product.market.db, who, clock.now());
  }
}
