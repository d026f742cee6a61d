import { brand } from '../../contract/brand.ts';

export const offlineCopy = {
  title: 'You are offline',
  text: `We cannot reach ${brand.name} at the moment. This page goes on by itself as soon as there is a connection.`,
  again: 'Try again',
  leads: 'Leads',
  jobs: 'Your jobs',
  seen: (when: string) => `Last seen ${when}. It may have changed since.`,
  none: 'What you open in your dashboard while online can be read here when you are not.',
  status: { active: 'Active', progress: 'In progress' },
};
