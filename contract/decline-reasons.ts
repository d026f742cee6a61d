import type { DeclineReason } from './words.ts';

/** Why a quote is turned down: what its customer chooses from, and what its business reads. */
export const declineReasons: Record<DeclineReason, string> = {
  too_expensive: 'The price is too high',
  too_late: 'It is needed sooner',
  not_what_i_need: 'It is not quite the work that is needed',
  plans_changed: 'Plans have changed',
};
