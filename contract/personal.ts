import * as z from 'zod/mini';
import { User } from './accounts.ts';
import { fieldSentences as say } from './copy.ts';
import { email, firstName, hasNameSigns, lastName, MAX_NAME, mobile, text } from './fields.ts';
import { AVATAR_MAX_BYTES } from './pictures.ts';
import { routes } from './kernel.ts';
import { splitName } from './names.ts';

/** A full name as it is typed: at least two words. */
export const fullNames = text({ max: 201, empty: say.fullName }).check(
  z.refine(hasNameSigns, { error: say.nameSigns, abort: true }),
  z.refine((typed) => Object.values(splitName(typed)).every(isShortEnough), {
    error: say.tooLong,
    abort: true,
  }),
  z.refine((typed) => {
    const { first_name, last_name } = splitName(typed);
    return z.safeParse(firstName, first_name).success && z.safeParse(lastName, last_name).success;
  }, say.fullName),
);

const isShortEnough = (name: string): boolean => name.length <= MAX_NAME;

const fields = {
  /** Made of the two below; taken so that an answer can be sent back. */
  name: z.optional(text({ max: 201, empty: say.fullName })),
  first_name: firstName,
  last_name: lastName,
  email,
  mobile_number: mobile,
};

/** What somebody may say of themselves. A new e-mail address goes another way. */
export const OwnDetails = z.strictObject({
  ...fields,
  /** The present picture, or nothing; another one comes as a file. */
  avatar: z.optional(z.nullable(z.string(say.text).check(z.maxLength(300, say.tooLong)))),
});
export type OwnDetails = z.output<typeof OwnDetails>;

const upload = { field: 'avatar', maxBytes: AVATAR_MAX_BYTES, tooLarge: 'avatar_too_large' } as const;

export const personalRoutes = routes({
  updateUser: {
    method: 'POST',
    path: '/user',
    summary: 'Change the own name, mobile number or avatar',
    by: ['customer', 'business', 'admin'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: OwnDetails,
    upload: { ...upload, fields: z.strictObject(fields) },
    answers: User,
    refuses: [
      'avatar_wrong_type',
      'picture_not_usable',
      'picture_too_many_pixels',
      'password_required',
      'use_email_change',
      'mobile_taken',
    ],
  },
  removeAvatar: {
    method: 'POST',
    path: '/user/deleteUserProfile',
    summary: 'Remove the own avatar; the account stays',
    by: ['customer', 'business', 'admin'],
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: User,
    refuses: [],
  },
  showPicture: {
    method: 'POST',
    path: '/user/avatar-preview',
    summary:
      'A picture that the browser cannot show itself, such as HEIC, as one that it can; nothing is kept',
    by: ['customer', 'business', 'admin'],
    whileActing: 'never',
    countsOnce: 'by nature',
    upload: { ...upload, fields: z.strictObject({}) },
    answers: z.object({ picture: z.string(), width: z.number(), height: z.number() }),
    refuses: ['avatar_wrong_type', 'picture_not_usable', 'picture_too_many_pixels'],
  },
});
