// Apart from the calls, whose schemas no page needs that only reads its own address.

/** What a list can be narrowed to: the least rating, as it is shown, and the most miles. */
export const RATINGS_FROM = ['3', '4', '4.5'] as const;
export const MILES_WITHIN = ['5', '10', '15'] as const;

/** Where no lead would be received, this far around it is said how many do the work. They are told of no job there. */
export const SAID_WITHIN_KM = 60;
