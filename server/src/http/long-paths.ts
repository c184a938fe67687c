import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** No page, file or call has a longer path. */
export const LONGEST_PATH = 1_000;

/** Refuses long paths before anything reads them. Queries are bounded by the size of a request's head. */
export function refuseLongPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if ((request.url.split('?', 1)[0] ?? '').length > LONGEST_PATH) throw new AppError('path_too_long');
  });
}
