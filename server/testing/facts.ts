import type { Role } from '../../contract/words.ts';
import type { BusinessId, UserId } from '../platform/ids.ts';

export const PASSWORD = 'correct horse battery';

/** What a test knows of somebody it brought into the market. */
export type PersonFacts = {
  id: UserId;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  isVerified: boolean;
  /** Of the business that somebody owns. */
  businessId?: BusinessId;
};
