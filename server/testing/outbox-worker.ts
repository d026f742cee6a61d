import { features } from '../marketplace/features.ts';
import { type OutboxDeps, sendFromOutbox } from '../marketplace/outbox/send-from-outbox.ts';
import { kindsOf } from '../marketplace/registry.ts';
import { createLog } from '../platform/log/log.ts';
import type { Messenger } from '../platform/mail/messenger.ts';
import type { TestMarket } from './market.ts';

type Differently = Partial<Pick<OutboxDeps, 'appUrl' | 'log' | 'textsADay'>>;

/** A worker of its own, beside the one that the market runs; it sends what it is told of, with its own messenger. */
export function outboxWorker({ product }: TestMarket, messenger: Messenger, differently: Differently = {}) {
  const deps: OutboxDeps = {
    market: product.market,
    deliveries: product.market.db,
    messenger,
    appUrl: 'http://fettle.test',
    secretKey: 'a key that the tests alone have, of 32 letters',
    textsADay: 500,
    log: createLog('silent'),
    kinds: kindsOf(features),
    ...differently,
  };
  return (noticeId: string): Promise<void> => sendFromOutbox(deps, noticeId);
}
