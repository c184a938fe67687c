import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { pendingMigrations } from '../db/migrate.ts';

interface Readiness {
  readonly status: 'ready' | 'unavailable';
  readonly database: 'answers' | 'unreachable';
  readonly migrations: 'current' | 'pending' | 'unknown';
}

/** `/healthz`: the process runs. `/readyz`: it can serve, because the database answers and its schema is ours; 503 otherwise. */
export function serveHealth(app: FastifyInstance, database: Database, migrationsFolder?: string): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async (_request, reply) => uncached(reply).send({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const readiness = await readinessOf(database, migrationsFolder);
    return uncached(reply)
      .code(readiness.status === 'ready' ? 200 : 503)
      .send(readiness);
  });
}

async function readinessOf(database: Database, migrationsFolder?: string): Promise<Readiness> {
  try {
    const pending = await pendingMigrations(database, migrationsFolder);
    const current = pending.length === 0;
    return {
      status: current ? 'ready' : 'unavailable',
      database: 'answers',
      migrations: current ? 'current' : 'pending',
    };
  } catch {
    return { status: 'unavailable', database: 'unreachable', migrations: 'unknown' };
  }
}

const uncached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');
