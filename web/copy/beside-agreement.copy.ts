/** What extras, early ends and snags say alike, beside what was agreed. */
export const besideAgreement = {
  takeBack: 'Take It Back',
  takenBack: 'Taken back',
  unanswered: 'Not answered before the end',
  propose: 'Propose It',
  unready: 'Please wait until each photo is sent, or remove those that did not arrive.',
};
