export { planReminders } from './plan-reminders.ts';
