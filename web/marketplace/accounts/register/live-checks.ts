import { asDialledHere } from '../../../../contract/dialled-here.ts';
import { email, typedMobile } from '../../../../contract/fields.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { ApiClient } from '../../../api-client.ts';

type Check = {
  isGood: (typed: string) => boolean;
  ask: (api: ApiClient, typed: string) => Promise<boolean>;
  says: string;
};

/** What is asked while a form is filled in; it comes with the first letter. */
export const CHECKS: Record<'email' | 'mobile_number', Check> = {
  email: {
    isGood: (typed) => email.safeParse(typed).success,
    ask: async (api, typed) => (await api.isEmailRegistered({ params: { email: typed } })).registered,
    says: say.emailRegistered,
  },
  mobile_number: {
    isGood: (typed) => typedMobile.safeParse(typed).success,
    ask: async (api, typed) =>
      (await api.isPhoneRegistered({ params: { phone: asDialledHere(typed) } })).registered,
    says: say.mobileRegistered,
  },
};
