/** Where the global setup tells the workers the addresses of the products it has started. */
export const URLS = 'FETTLE_URLS';

/** The product that this worker's stories visit: nobody else changes its world meanwhile. */
export const ownUrl = (): string =>
  process.env[URLS]?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX)] ?? '';
