import type { IncomingHttpHeaders } from 'node:http';
import { isId, newId } from '../../ids.ts';

type Asked = { headers: IncomingHttpHeaders };

/** What a request is called: as a proxy of the operator calls it, else by us. A client has no say. */
export const requestIds =
  (trustsProxy: boolean) =>
  ({ headers }: Asked): string => {
    const named = headers['x-request-id'];
    return trustsProxy && typeof named === 'string' && isId(named) ? named : newId();
  };

/** W3C Trace Context: version, trace, span, flags. */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace that a proxy of the operator has begun, so that its lines and ours are found together. */
export function traceIdOf({ headers }: Asked, trustsProxy: boolean): string | undefined {
  const parent = headers.traceparent;
  return trustsProxy && typeof parent === 'string' ? TRACEPARENT.exec(parent)?.[1] : undefined;
}
