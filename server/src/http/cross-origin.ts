import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { visitorHeaders } from './visitor.ts';

/** What pages of partners read: the public API, and the files of widgets. Never with credentials. */
const PUBLIC_PATH = /^\/(api|v1|photos)\//;

const DAY_SECONDS = 86_400;

/** Any page may read what is public; everything else answers its own origin alone. */
export async function allowCrossOrigin(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      done(null, {
        origin: PUBLIC_PATH.test(request.url ?? '') ? '*' : false,
        methods: ['GET', 'HEAD'],
        allowedHeaders: ['content-type', ...visitorHeaders],
        exposedHeaders: ['retry-after', 'x-request-id'],
        maxAge: DAY_SECONDS,
      });
    },
  });
}
