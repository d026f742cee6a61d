// Apart from the rules of the call, so that a form knows the bound and loads no schemas.

/** Hours or days: more than anybody works in a year. */
export const MOST_WORKED = 2000;
