import type { NoticeKind } from './kinds.ts';

const ABOUT_OWN_DEALINGS = {
  reason: 'You get this mail because it is about your own job or quote.',
  stop: 'Stop all mails about jobs and quotes',
};

/** Why a notice came, and what its link would stop. */
export const REASONS: Record<NoticeKind, { reason: string; stop: string }> = {
  'new-lead': {
    reason: 'You get this mail because New Job Leads is on in your settings.',
    stop: 'Stop mails about new leads',
  },
  'message-received': {
    reason: 'You get this mail because Messages is on in your settings.',
    stop: 'Stop mails about messages',
  },
  'quote-received': ABOUT_OWN_DEALINGS,
  'quote-accepted': ABOUT_OWN_DEALINGS,
  'quote-rejected': ABOUT_OWN_DEALINGS,
  'quote-withdrawn': ABOUT_OWN_DEALINGS,
  'quote-revised': ABOUT_OWN_DEALINGS,
  'quote-ending': ABOUT_OWN_DEALINGS,
  'quote-expired': ABOUT_OWN_DEALINGS,
  'quote-declined': ABOUT_OWN_DEALINGS,
  'extra-proposed': ABOUT_OWN_DEALINGS,
  'extra-approved': ABOUT_OWN_DEALINGS,
  'extra-refused': ABOUT_OWN_DEALINGS,
  'snag-listed': ABOUT_OWN_DEALINGS,
  'snag-done': ABOUT_OWN_DEALINGS,
  'end-proposed': ABOUT_OWN_DEALINGS,
  'end-declined': ABOUT_OWN_DEALINGS,
  'end-lapsed': ABOUT_OWN_DEALINGS,
  'job-cancelled': ABOUT_OWN_DEALINGS,
  'job-changed': ABOUT_OWN_DEALINGS,
  'job-closing': ABOUT_OWN_DEALINGS,
  'job-expired': ABOUT_OWN_DEALINGS,
  'job-finished': ABOUT_OWN_DEALINGS,
  'review-due': ABOUT_OWN_DEALINGS,
  'review-answered': ABOUT_OWN_DEALINGS,
  'review-received': ABOUT_OWN_DEALINGS,
  'visit-proposed': ABOUT_OWN_DEALINGS,
  'visit-moved': ABOUT_OWN_DEALINGS,
  'visit-agreed': ABOUT_OWN_DEALINGS,
  'visit-cancelled': ABOUT_OWN_DEALINGS,
  'visit-tomorrow': ABOUT_OWN_DEALINGS,
  'visit-soon': ABOUT_OWN_DEALINGS,
  'visit-on-way': ABOUT_OWN_DEALINGS,
  'visit-no-show': ABOUT_OWN_DEALINGS,
  'visit-no-show-disputed': ABOUT_OWN_DEALINGS,
  'export-ready': { reason: 'You get this mail because you asked for your data.', stop: '' },
};
