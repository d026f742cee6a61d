import { feature, NIGHTLY } from '../feature.ts';
import { recordData } from './record.personal-data.ts';
import { SWEEP_KEYS, sweepKeys } from './sweep-keys.ts';

/** What the market writes down of every act. */
export const records = feature({
  name: 'records',
  duties: { [SWEEP_KEYS]: { at: NIGHTLY, run: ({ market }) => sweepKeys(market) } },
  personalData: recordData,
});
