/** Where the global setup tells the workers the addresses of the products it has started. */
export const URLS = 'FETTLE_URLS';

/** And the files in which each keeps what it says. */
export const LOGS = 'FETTLE_LOGS';

/** The product that this worker's stories visit: nobody else changes its world meanwhile. */
export const ownUrl = (): string =>
  process.env[URLS]?.split(' ')[Number(process.env.TEST_PARALLEL_INDEX)] ?? '';

/** What the product of this worker says. */
export const ownLog = (): string =>
  process.env[LOGS]?.split(':')[Number(process.env.TEST_PARALLEL_INDEX)] ?? '';
