import * as z from 'zod/mini';
import { typedMobile } from '../../../../contract/fields.ts';
import { fullNames } from '../../../../contract/personal.ts';

export const Names = z.object({ fullNames });
export const Phone = z.object({ mobile_number: typedMobile });
