export const formCopy = {
  faults: 'Please check what you have entered',
  /** Of sentences that do not say themselves which field they are of. */
  ofField: (label: string, sentence: string) => `${label}: ${sentence}`,
};

/** As the contract has them, whose whole copy a page with a form does not load; a test holds them equal. */
export const SAY_NO_FIELD: readonly string[] = [
  'Please enter text.',
  'Please choose one of the options.',
  'Please enter a number.',
  'Please remove characters that cannot be shown.',
  'Please write a little more.',
  'Please write a little less.',
];
