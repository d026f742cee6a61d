export { breakOffDealings } from './close-dealings.ts';
export { erase } from './erase.ts';
export { queueFarewell, queueRemovalMail } from './farewell.ts';
export { SWEEP_OLD_ROWS, SWEEP_TIMES } from './sweep-old-rows.ts';
