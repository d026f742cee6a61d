import { CHANGE_JOB } from './own-job-pages.copy.ts';

/** The page on which a job that is out is changed. */
export const jobChangesCopy = {
  heading: CHANGE_JOB,
  free: 'No Local Pro has marked interest, written or sent a quote yet, so you can change all of it.',
  takenUp: 'A Local Pro has marked interest, written or sent a quote. They are told what you change.',
  fixed: 'Service, property and post code stay, since somebody counts on them.',
  asNew: 'Post it as a new job',
  save: 'Save changes',
  saving: 'Saving your changes',
  leave: 'Leave it as it is',
  back: 'Back to my jobs',
  done: 'Job changed',
  photosAwaited: 'Some photos have not arrived yet. Wait a moment, send them again or remove them.',
  kept: 'What you typed is still here.',
  elsewhere: 'This job was changed meanwhile, in another tab or on another device.',
  rebase: 'Go on with what I typed',
  startAgain: 'Take the new version',
  over: {
    active: '',
    progress: 'You have accepted a quote on this job, so it can no longer be changed.',
    finished: 'This job is finished, so it can no longer be changed.',
    cancelled: 'This job is cancelled, so it can no longer be changed.',
  },
  loading: 'Loading your job',
  rows: { service: 'Service', property: 'Property', location: 'Post code' },
};
