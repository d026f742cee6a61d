import type { User } from '../../../contract/accounts.ts';
import { pictureAddress } from '../../../contract/pictures.ts';
import type { PackageName, Role, SubscriptionStatus } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import type { OwnAccount } from './account.queries.ts';

/** First and last name as one. */
export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`;

/** The account as the person sees it. How a business stands with its subscription is its owner's to know. */
export function userView(account: OwnAccount, { memberRole }: Pick<Actor, 'memberRole'>): User {
  const isBusiness = account.role === 'business' && memberRole !== 'office' && memberRole !== 'field';
  return {
    id: account.id,
    userType: account.role as Role,
    subscription_status: isBusiness ? subscriptionStatus(account) : null,
    subscription_type: isBusiness ? (account.subscription_package as PackageName | null) : null,
    name: fullName(account),
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    mobile_number: account.mobile_number,
    avatar: pictureAddress(account.avatar),
    emailVerifiedAt: account.verified_at?.toISOString() ?? null,
  };
}

const subscriptionStatus = ({ subscription_status }: OwnAccount): SubscriptionStatus =>
  (subscription_status as SubscriptionStatus | null) ?? 'not_subscribed';
