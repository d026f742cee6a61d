export { sweepKeys } from './sweep-keys.ts';
