/** Above every page while an admin acts as somebody. Words as specified. */
export const impersonationCopy = {
  label: 'Impersonation',
  sentence: 'You are logged in as impersonation.',
  back: 'Back to Admin',
  /** Said beside the sentence above, which stays as it is. */
  who: (name: string) => `Account: ${name}.`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'It ends within a minute.' : `It ends in ${minutes} minutes.`,
  note: 'You can look, but change nothing.',
  lookOnly: 'You are looking at this account as an admin. Only its owner can change something here.',
};

/** What its owner sees of it afterwards. */
export const activityCopy = {
  title: 'Support in your account',
  note: 'Somebody of our support may look at your account as you see it, for 30 minutes at most. They can look, but change nothing: they cannot send messages or quotes, pay, or change your details or password. Whenever that happens, it stands here.',
  loading: 'Loading what they did',
  none: 'Nobody has.',
  now: '(now)',
  noReason: 'No reason was given.',
};
