/**
 * What a business may say of itself in words, and may leave out: each is a column of `businesses` and a field of its
 * profile. The form keeps a draft of them, the server writes and reads them, and an erased account has none of them.
 */
export const PROFILE_WORDS = [
  'description',
  'mobile_number',
  'landline',
  'address',
  'website',
  'abn',
] as const;
