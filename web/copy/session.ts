export const sessionCopy = {
  signedInAs: (name: string) => `You are signed in as ${name}`,
  role: 'Role',
  email: 'Email',
  roles: { customer: 'Customer', business: 'Business', admin: 'Admin' },
  logOut: 'Log Out',
  loggingOut: 'Logging out',
  logOutFailed: 'We could not log you out. Please try again.',
};
