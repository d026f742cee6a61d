import { dashboardCopy } from './dashboard.copy.ts';
import { settingsCopy } from './settings.copy.ts';

const DELETE_ACCOUNT = 'Delete Account';
const SIGNED_OUT = 'You are signed out everywhere.';

const DELETED =
  'Your name, address, number, texts and files are deleted for good. Finished jobs and reviews stay, without your name.';
const INVOICES_STAY =
  'Invoices are kept for six years, as the law asks, with the name and the address they were made out to.';

/** What somebody can do about their own data. Strings as specified where they are. */
export const privacyCopy = {
  download: {
    title: 'Download my data',
    note: 'Everything you gave us and did here, as one zip file: your data as JSON, and the files you sent us. We mail you when it is ready.',
    ask: 'Ask for my data',
    asking: settingsCopy.working,
    preparing: 'We are preparing your data. This page shows it as soon as it is ready, and we mail you.',
    ready: 'Your data is ready.',
    fetch: (size: string) => `Download (${size})`,
    until: 'You can download it until',
    again: 'You can ask for a new copy from',
    failed: 'We could not look up your data.',
  },
  remove: {
    title: 'Delete my account',
    note: {
      customer: DELETED,
      business: `${DELETED} ${INVOICES_STAY}`,
      member:
        'Your name, address, number and picture are deleted for good. What you did for a business stays with it, under “Deleted user”.',
      admin: DELETED,
    },
    button: DELETE_ACCOUNT,
    question: 'Are you sure you want to delete your account?',
    undone: dashboardCopy.forGood,
    follows: {
      customer: [
        'Your open jobs are cancelled, and the Local Pros who quoted are told.',
        SIGNED_OUT,
        'Finished jobs and your reviews stay, under “Deleted user”.',
      ],
      business: [
        'Your open quotes are withdrawn, and the customers are told.',
        'Your profile goes, and your subscription ends at once, without a refund for days that are left.',
        'The business ends, for everybody of your team too. To keep it, hand it over first under Team.',
        INVOICES_STAY,
        SIGNED_OUT,
        'Finished jobs and the reviews of your work stay, under “Deleted user”.',
      ],
      member: [
        'You leave every team you are in.',
        SIGNED_OUT,
        'Quotes and messages you wrote for a business stay with it, under “Deleted user”.',
      ],
      admin: [],
    },
    confirm: DELETE_ACCOUNT,
    cancel: 'Cancel',
    done: 'Account deleted',
    toJobs: 'See your jobs in progress',
    jobsAddress: '/dashboard?tab=progress',
  },
  password: {
    title: 'Your password, please',
    note: 'Before we do this we want to be sure that it is you.',
    label: 'Password',
    submit: 'Continue',
    cancel: 'Cancel',
  },
};
