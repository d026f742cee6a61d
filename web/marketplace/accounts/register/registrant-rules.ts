import * as z from 'zod/mini';
import { typedMobile } from '../../../../contract/fields.ts';
import { NewCustomer, samePasswords } from '../../../../contract/registration.ts';
import { fullNames } from '../../../../contract/personal.ts';
import '../../../ui/layout/scroll-anchoring.ts';

const { email, password, passwordConfirmation, terms } = NewCustomer.shape;
const registrant = {
  fullNames,
  email,
  mobile_number: typedMobile,
  password,
  passwordConfirmation,
  terms,
};

/** The contract's own rules, but for the name, which is one field here, and the number, which may be typed with +44. */
export const CustomerForm = z.object(registrant).check(samePasswords);

const { email: _given, ...ofThemselves } = registrant;

/** Of somebody who was invited, whose address is known. */
export const MemberForm = z.object(ofThemselves).check(samePasswords);
