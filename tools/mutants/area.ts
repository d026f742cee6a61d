/** Sources in which mistakes are planted, and the tests that have to find them. */
export type Area = {
  mutate: readonly string[];
  tests: readonly string[];
  database?: true;
};
