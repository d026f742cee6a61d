import { expect } from 'vitest';
import { fileOf } from '../../../testing/pictures/files.ts';
import type { Person } from '../../../testing/person.ts';
import * as samples from '../../../testing/pictures/samples.ts';
import { story } from '../../../testing/story.ts';

const current = async (person: Person) => (await person.api()).currentUser();

story(
  'people read all of themselves, and nothing else',
  { shows: ['R-10-016', 'R-10-017', 'R-9-006', 'R-9-007', 'R-9-008', 'R-9-009', 'R-9-010', 'R-9-011'] },
  async ({ customer }) => {
    const carl = await customer({ name: 'Carl Ann Moss', email: 'Carl@example.test', mobile: '07700900555' });
    const himself = {
      id: carl.id,
      userType: 'customer',
      subscription_status: null,
      subscription_type: null,
      name: 'Carl Ann Moss',
      first_name: 'Carl',
      last_name: 'Ann Moss',
      email: 'Carl@example.test',
      mobile_number: '07700900555',
      avatar: null,
      emailVerifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    };
    expect(await current(carl)).toEqual({ data: himself, impersonation: false, impersonationEndsAt: null });
    const { email, mobile_number, first_name, last_name } = himself;
    const fields = { email, mobile_number, first_name, last_name };
    const file = fileOf(await samples.png());
    await (await carl.api()).updateUser({ form: { fields, file } });
    expect((await current(carl)).data.avatar).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
  },
);

/** All that is ever said of a user; nothing that could open an account or pay from one. */
const FIELDS = [
  'avatar',
  'email',
  'emailVerifiedAt',
  'first_name',
  'id',
  'last_name',
  'mobile_number',
  'name',
  'subscription_status',
  'subscription_type',
  'userType',
];

story(
  'people read their role, and a business its subscription and package',
  { shows: ['R-9-001', 'R-9-002', 'R-9-003', 'R-9-004', 'R-9-005', 'R-9-013'] },
  async ({ customer, business, admin }) => {
    const none = { subscription_status: null, subscription_type: null };
    expect((await current(await customer())).data).toMatchObject({ userType: 'customer', ...none });
    expect((await current(await admin())).data).toMatchObject({ userType: 'admin', ...none });
    const standard = await business({ package: 'standard' });
    expect((await current(standard)).data).toMatchObject({
      id: standard.accountId,
      subscription_type: 'standard',
    });
    expect(Object.keys((await current(standard)).data).toSorted()).toEqual(FIELDS);
    const kinds = [
      ['none', 'not_subscribed', null],
      ['active', 'active', 'premium'],
      ['expired', 'expired', 'premium'],
    ] as const;
    for (const [subscription, subscription_status, subscription_type] of kinds) {
      const anna = await business({ subscription, package: 'premium' });
      const { data, impersonation } = await current(anna);
      expect({ data, impersonation }).toMatchObject({
        data: { id: anna.accountId, userType: 'business', subscription_status, subscription_type },
        impersonation: false,
      });
    }
  },
);
