import { feature } from '../feature.ts';
import { recordData } from './record.personal-data.ts';

/** What the market writes down of every act. */
export const records = feature({ name: 'records', personalData: recordData });
