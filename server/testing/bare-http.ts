import { createHttp, type HttpOptions } from '../platform/http/server.ts';
import { createLog } from '../platform/log/log.ts';

/** The HTTP server without a market and without anybody signed in, patient, and otherwise as these options say. */
export const bareHttp = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    log: createLog('silent'),
    appUrl: 'http://localhost:3000',
    trustedProxies: 0,
    maxEventLoopDelay: 60_000,
    requestsAtOnce: 40,
    requestWait: 60_000,
    identify: async () => null,
    ...options,
  });
