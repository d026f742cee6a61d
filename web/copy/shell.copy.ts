export const shellCopy = {
  skip: 'Skip to the content',
  logoLabel: (name: string) => `${name}, home page`,
  badge: { demo: 'demo', staging: 'stag', production: null },
  contact: 'Contact Us',
  logIn: 'Log In',
  dashboard: 'Dashboard',
  postJob: 'Post a Job',
  registerCustomer: 'Register as a User',
  registerBusiness: 'Register as a Business',
  header: 'Main',
  menu: 'Menu',
};
