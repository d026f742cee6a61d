/** Of a business: apart from the rest of registering, since the pages of the packages show it too. */
export const registrationStepsCopy = {
  label: 'Registering a business',
  names: { package: 'Package', details: 'Details', payment: 'Payment', done: 'Done' },
};
