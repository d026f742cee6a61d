let came: () => void;

/** Settles once the page has come to rest and what the app itself does then has begun. */
export const rested = new Promise<void>((resolve) => {
  came = resolve;
});

/** Said once, by what begins at rest. */
export const cameToRest = (): void => came();
