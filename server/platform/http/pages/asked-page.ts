import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from '../../../../contract/page.ts';
import type { ApiInProcess } from './api-in-process.ts';
import type { PageReads } from './page-reads.ts';

/** A page that somebody asks for, as the bundle and we answer it. */
export type AskedPage = {
  request: FastifyRequest;
  reply: FastifyReply;
  context: PageRequest;
  api: ApiInProcess;
  madeOf: PageReads['madeOf'];
  without: readonly string[];
};
