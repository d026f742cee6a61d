import { shellCopy } from './shell.copy.ts';

export const KEEP = 'Keep it open';
export const STAYS = 'Your job stays open';

/** The page that the link of a mail leads to. */
export const keepOpenCopy = {
  closing: { title: 'Keep this job open?', note: (day: string) => `It closes by itself on ${day}.` },
  kept: { title: STAYS, note: 'Local Pros near you can still answer it.' },
  over: { title: 'This job is closed', note: 'If you still need it done, post it again.' },
  button: KEEP,
  working: 'Keeping it open',
  jobs: 'Go to my jobs',
  jobsAddress: '/dashboard?tab=jobs',
  post: shellCopy.postJob,
  dead: {
    title: 'We cannot read this link',
    text: 'It may have been cut on its way. You can keep a job open in your jobs as well.',
  },
};
