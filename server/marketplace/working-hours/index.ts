export { workingHoursOf } from './working-hours.queries.ts';
