export const sessionCopy = {
  logOut: 'Log Out',
  loggingOut: 'Logging out',
  logOutFailed: 'We could not log you out. Please try again.',
};
