import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { adminFileRoutes } from '../../../contract/files.ts';
import { mountFile } from '../../platform/http/mount.ts';
import type { Market } from '../action.ts';
import {
  answerBusinessesFile,
  answerCustomersFile,
  answerJobsFile,
  answerQuotesFile,
  answerReviewsFile,
} from './file.answers.ts';

const { customersFile, businessesFile, jobsFile, quotesFile, reviewsFile } = adminFileRoutes;

/** Mounts the lists as files, such as `GET /admin/customers.csv`. */
export function mountAdminFiles(app: FastifyInstance, market: Market): void {
  mountFile(app, {
    name: 'customersFile',
    route: customersFile,
    handler: async ({ query }) => answerCustomersFile(market, z.parse(customersFile.query, query)),
  });
  mountFile(app, {
    name: 'businessesFile',
    route: businessesFile,
    handler: async ({ query }) => answerBusinessesFile(market, z.parse(businessesFile.query, query)),
  });
  mountFile(app, {
    name: 'jobsFile',
    route: jobsFile,
    handler: async ({ query }) => answerJobsFile(market, z.parse(jobsFile.query, query)),
  });
  mountFile(app, {
    name: 'quotesFile',
    route: quotesFile,
    handler: async ({ query }) => answerQuotesFile(market, z.parse(quotesFile.query, query)),
  });
  mountFile(app, {
    name: 'reviewsFile',
    route: reviewsFile,
    handler: async ({ query }) => answerReviewsFile(market, z.parse(reviewsFile.query, query)),
  });
}
