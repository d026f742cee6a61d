export { SWEEP_KEYS, sweepKeys } from './sweep-keys.ts';
export { recordData } from './record.personal-data.ts';
