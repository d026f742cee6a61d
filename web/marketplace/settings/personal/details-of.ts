import type { User } from '../../../../contract/accounts.ts';

/** What is sent of an account when some of it changes. */
export const detailsOf = ({ email, name, first_name, last_name, mobile_number, avatar }: User) => ({
  email,
  name,
  first_name,
  last_name,
  mobile_number,
  avatar,
});
