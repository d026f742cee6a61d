/** Where Prometheus reads. */
export const METRICS = '/metrics';

/**
 * Whether an operator's own programs ask, which look after the process: a balancer, a scheduler, Prometheus. They know it by
 * the address of its machine, and must hear of one that is busy.
 */
export const isWatching = (url: string): boolean =>
  url.startsWith('/api/health/') || url === METRICS || url.startsWith(`${METRICS}?`);
