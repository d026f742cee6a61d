import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { fixedId } from '../../fixed-id.ts';
import type { Firm } from './firms.ts';
import type { Life } from './lives.ts';

type OfFirm = Pick<Firm, 'key'>;
type OfLife = Pick<Life, 'key'>;

export const ownerId = ({ key }: OfFirm) => fixedId(`world owner ${key}`) as UserId;
export const memberId = ({ key }: OfFirm, place: number) => fixedId(`world member ${key} ${place}`) as UserId;
export const firmId = ({ key }: OfFirm) => fixedId(`world business ${key}`) as BusinessId;
export const signId = ({ key }: OfFirm): string => fixedId(`world sign ${key}`);
export const workId = ({ key }: OfFirm, place: number): string => fixedId(`world work ${key} ${place}`);
export const avatarId = (customer: string): string => fixedId(`world avatar ${customer}`);
export const jobId = ({ key }: OfLife): string => fixedId(`world job ${key}`);
export const photoId = ({ key }: OfLife): string => fixedId(`world photo ${key}`);
export const leadId = (life: OfLife, firm: OfFirm): string => fixedId(`world lead ${life.key} ${firm.key}`);
export const quoteId = (life: OfLife, firm: OfFirm): string => fixedId(`world quote ${life.key} ${firm.key}`);
export const replacedId = (life: OfLife, firm: OfFirm): string =>
  fixedId(`world replaced quote ${life.key} ${firm.key}`);
export const messageId = ({ key }: OfLife, place: number): string => fixedId(`world message ${key} ${place}`);
export const reviewId = ({ key }: OfLife): string => fixedId(`world review ${key}`);
export const engagementId = ({ key }: OfLife): string => fixedId(`world engagement ${key}`);
export const extraId = ({ key }: OfLife): string => fixedId(`world extra ${key}`);
export const earlyEndId = ({ key }: OfLife): string => fixedId(`world early end ${key}`);
export const snagId = ({ key }: OfLife, place: number): string => fixedId(`world snag ${key} ${place}`);
export const visitId = ({ key }: OfLife): string => fixedId(`world visit ${key}`);
export const proposalId = ({ key }: OfLife): string => fixedId(`world proposal ${key}`);
