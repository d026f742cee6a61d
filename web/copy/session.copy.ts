export const sessionCopy = {
  logOut: 'Log Out',
  loggingOut: 'Logging out',
  unheard: 'You are logged out on this screen, but our server has not heard of it.',
  unheardAdvice:
    'On a shared device, try again before you leave it. We try too as soon as there is a connection.',
  heard: 'You are logged out.',
};
