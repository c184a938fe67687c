import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { type SchemaState, schemaState } from '../db/migrate.ts';
import type { JobRunner, WorkerState } from '../jobs/job-runner.ts';
import { type SourceRules, type SourceState, sourceStates } from '../sources/sources.service.ts';
import type { DiskRoom } from './disk-room.ts';

interface Readiness {
  readonly status: 'ready' | 'unavailable';
  readonly database: 'answers' | 'cannot write' | 'unreachable';
  readonly migrations: SchemaState | 'unknown';
  /** It does not change the status: a process whose worker fails still answers requests. */
  readonly worker: WorkerState;
  /** An outdated one does not change the status: a restart would not update it. */
  readonly sources: readonly SourceState[];
}

export interface HealthOptions {
  readonly db: Database;
  readonly diskRoom: Pick<DiskRoom, 'hasRoom'>;
  readonly jobs: Pick<JobRunner, 'workerState'>;
  readonly clock: () => Date;
  readonly rules: SourceRules;
  readonly migrationsFolder: string | undefined;
}

/** `/healthz`: the process runs. `/readyz`: it can serve, because the database answers, can write and its schema is ours; 503 otherwise. */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async (_request, reply) => uncached(reply).send({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const readiness = await readinessOf(options);
    return uncached(reply)
      .code(readiness.status === 'ready' ? 200 : 503)
      .send(readiness);
  });
}

async function readinessOf(options: HealthOptions): Promise<Readiness> {
  const { db, diskRoom, jobs, clock, rules, migrationsFolder } = options;
  const worker = jobs.workerState();
  try {
    const migrations = await schemaState(db, migrationsFolder);
    const isCurrent = migrations === 'current' || migrations === 'newer';
    const hasRoom = await diskRoom.hasRoom();
    return {
      status: isCurrent && hasRoom ? 'ready' : 'unavailable',
      database: hasRoom ? 'answers' : 'cannot write',
      migrations,
      worker,
      sources: isCurrent ? await sourceStates(db.kysely, rules, clock()) : [],
    };
  } catch {
    return { status: 'unavailable', database: 'unreachable', migrations: 'unknown', worker, sources: [] };
  }
}

const uncached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');
