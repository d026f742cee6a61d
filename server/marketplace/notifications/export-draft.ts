import { brand } from '../../../contract/brand.ts';
import type { NoticeDraft } from './notice-mail-words.ts';

/** The file itself is for its owner, signed in; the mail only says where. */
export const exportDraft = (days: number): NoticeDraft => ({
  subject: 'Your data is ready',
  lines: [
    `You asked for a copy of what ${brand.name} holds about you. It is ready: one zip file with your data as JSON and the files you sent us.`,
    `You can download it for ${days} days while you are signed in. After that it is deleted.`,
    'If you did not ask for this, please change your password.',
  ],
  link: { label: 'Go to my data', path: '/dashboard?tab=settings&panel=privacy' },
});
