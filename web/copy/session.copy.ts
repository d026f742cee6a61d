export const sessionCopy = {
  logOut: 'Log Out',
  loggingOut: 'Logging out',
  unheard: 'You are logged out on this screen, but our server has not heard of it.',
  unheardAdvice:
    'On a shared device, try again before you leave it. We try too as soon as there is a connection.',
  heard: 'You are logged out.',
  heardElsewhere: 'You were logged out in another tab.',
  anew: (name: string) => `You are logged in as ${name} in this browser now.`,
  anewAdvice:
    'This page was open for somebody else. Nothing was sent for them. What they typed stays in this tab, and only they see it when they log in here again.',
  otherBusiness: 'You act for another business in this browser now, so we loaded this page again.',
};
