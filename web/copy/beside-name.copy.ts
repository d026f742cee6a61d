/** What stands beside the name of a business wherever it is compared with others. */
export const besideNameCopy = {
  rating: 'Rating',
  distance: 'Distance',
  miles: (miles: number) => {
    if (miles < 1) return 'Less than a mile away';
    return miles === 1 ? '1 mile away' : `${miles} miles away`;
  },
};
