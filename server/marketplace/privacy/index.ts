export { breakOffDealings } from './close-dealings.ts';
export { erase } from './erase.ts';
export { queueFarewell, queueRemovalMail } from './farewell.ts';
