/** What somebody is asked who follows the mailed link where they are not logged in: programs that read mail open links too. */
export const pressCopy = {
  title: 'Verify your e-mail address?',
  note: 'You are not logged in here, so please confirm that you opened the link yourself.',
  button: 'Verify',
};
