export const formCopy = {
  faults: 'Please check what you have entered',
};
