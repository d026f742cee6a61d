import { feature } from '../feature.ts';
import { remindToReview } from './remind-to-review.ts';
import { reviewReminderData } from './review-reminder.personal-data.ts';
import './review-reminder.events.ts';

/** A customer who has not reviewed finished work is asked for it, after three days and after ten. */
export const reviewReminders = feature({
  name: 'review-reminders',
  events: ['review.due'],
  duties: { 'remind-to-review': { each: 'minute', run: ({ market }) => remindToReview(market) } },
  personalData: reviewReminderData,
});
