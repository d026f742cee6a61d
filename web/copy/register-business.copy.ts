/** The pages of a business's registration. */
export const registerBusinessCopy = {
  step: 'Step',
  headings: {
    trade: 'What is your trade?',
    services: 'Which jobs do you take?',
    about: 'Tell customers about your business',
    package: 'Choose your package',
    you: 'Last, about you',
  },
  leads: {
    about: 'You can leave all of this out and add it later, in Settings.',
    you: 'Who you are, and how you log in.',
  },
  kept: {
    said: 'What you told us before is still on this device.',
    goOn: 'Go on where you left off',
    begin: 'Start again',
  },
  preview: {
    heading: 'Your profile so far',
    name: 'The name of your business',
    trade: 'Your trade',
    place: 'Where you set out from',
    later: 'Your logo, pictures of your work and your checks come after registering, in Settings.',
    more: (count: number) => `and ${count} more`,
  },
};
