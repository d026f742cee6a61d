import type { Role } from '../../contract/words.ts';

export const PASSWORD = 'correct horse battery';

/** What a test knows of somebody it brought into the market. */
export type PersonFacts = {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  isVerified: boolean;
};
