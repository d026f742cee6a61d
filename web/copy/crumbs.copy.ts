/** The way here. Apart from the words of the directory, since a profile has a way too. */
export const crumbsCopy = { label: 'Where you are', home: 'Home', trades: 'Trades' };
