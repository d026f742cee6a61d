import { expect, test } from 'vitest';
import { REFUSALS, type RefusalCode } from './refusals.ts';

// The stories hear a refusal by its code, and the server takes status and sentence from this table. What the
// requirements promise of a code is typed here once, so that no sentence and no status changes unseen.

const said = (...codes: RefusalCode[]) =>
  codes.map((code) => `${REFUSALS[code].status} ${REFUSALS[code].message}`);

test('what any call may refuse with', {
  meta: { shows: ['R-10-007', 'R-10-008', 'R-10-009', 'R-10-010', 'R-10-013', 'R-10-014'] },
}, () => {
  expect(said('unauthenticated', 'forbidden', 'not_found')).toEqual([
    '401 Unauthenticated.',
    '403 You are not allowed to do this.',
    '404 Not found.',
  ]);
  expect(said('invalid')).toEqual(['422 The given data is invalid.']);
  expect(said('too_many_requests')).toEqual(['429 Too many requests. Please try again later.']);
  expect(said('broken')).toEqual(['500 Something went wrong.']);
});

test('what a picture is refused with', { meta: { shows: ['R-10-012', 'R-10-047', 'R-10-097'] } }, () => {
  expect(said('avatar_too_large', 'avatar_wrong_type')).toEqual([
    '413 File size exceeds 2MB!',
    '422 Invalid file type! JPG, PNG, or HEIF only.',
  ]);
  expect(said('logo_too_large', 'logo_wrong_type')).toEqual([
    '413 The file size exceeds the 2MB limit. Please choose a smaller file.',
    '422 Please choose an image file.',
  ]);
});

test('what an account is refused with', {
  meta: { shows: ['R-10-019', 'R-10-021', 'R-10-029', 'R-10-040', 'R-10-048', 'R-10-139', 'R-10-141'] },
}, () => {
  expect(said('bad_credentials', 'account_deactivated')).toEqual([
    '422 Invalid email or password.',
    '422 Your account has been deactivated. Please contact us.',
  ]);
  expect(said('verification_invalid')).toEqual(['422 Verification code is invalid or has expired.']);
  expect(said('security_code_invalid')).toEqual(['422 Invalid or expired security code.']);
  expect(said('mobile_taken')).toEqual(['422 This mobile number is already registered.']);
  expect(said('already_verified')).toEqual(['422 This account is already verified.']);
  expect(said('cannot_impersonate')).toEqual([
    '422 There is no active customer or business with this e-mail address.',
  ]);
});

test('what a new password and a new address are refused with', {
  meta: { shows: ['R-10-037', 'R-10-052', 'R-10-054'] },
}, () => {
  expect(said('current_password_wrong', 'passwords_differ', 'password_too_short')).toEqual([
    '400 Your current password is incorrect.',
    '400 The two passwords do not match.',
    '400 Your new password must have 8 characters or more.',
  ]);
  expect(said('emails_differ', 'email_taken', 'email_code_invalid')).toEqual([
    '422 The e-mail addresses do not match.',
    '422 This e-mail address is already in use.',
    '422 Invalid verification code.',
  ]);
});

test('what money and leaving are refused with', {
  meta: { shows: ['R-10-033', 'R-10-035', 'R-10-051', 'R-10-109'] },
}, () => {
  expect(said('already_subscribed')).toEqual(['409 Your subscription is already active.']);
  expect(said('payment_not_completed')).toEqual(['422 The payment was not completed.']);
  expect(said('jobs_in_progress', 'not_while_impersonating')).toEqual([
    '409 Please complete your jobs in progress before deleting your account.',
    '403 Not available while impersonating.',
  ]);
  expect(said('promo_code_invalid')).toEqual(['422 This promo code is not valid.']);
});

test('what a job, a lead and a quote are refused with', {
  meta: { shows: ['R-10-073', 'R-10-075', 'R-10-077', 'R-10-079', 'R-10-083', 'R-10-087'] },
}, () => {
  expect(said('job_cannot_change')).toEqual(['409 This job can no longer be changed.']);
  expect(said('job_already_accepted', 'quote_no_longer_open')).toEqual([
    '409 This job already has an accepted quote.',
    '409 This quote is no longer available.',
  ]);
  expect(said('quote_already_accepted')).toEqual(['409 This quote has already been accepted.']);
  expect(said('already_quoted', 'job_not_available', 'subscription_required')).toEqual([
    '409 You have already quoted on this job.',
    '409 This job is no longer available.',
    '403 An active subscription is required.',
  ]);
  expect(said('job_not_finished', 'already_reviewed')).toEqual([
    '409 You can review a job once it is finished.',
    '409 You have already reviewed this job.',
  ]);
});
