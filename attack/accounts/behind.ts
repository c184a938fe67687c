import { setTimeout as sleep } from 'node:timers/promises';
import type { Arena } from '../arena.ts';

const WAIT_MS = 30_000;

/** Statement, with its values, that holds what requests wait for. */
type Held = readonly [text: string, values: readonly unknown[]];

/** The row of a person, which changes of sign-in methods and of photos wait for. */
export const person = (email: string): Held => [
  'select from person where email = $1 for no key update',
  [email],
];

/** Sends requests that all wait behind a statement, in this order, and lets them go at once. Returns their answers. */
export async function behind<Answer>(
  { db }: Pick<Arena, 'db'>,
  [text, values]: Held,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const barrier = await db.pool.connect();
  try {
    await barrier.query('begin');
    await barrier.query(text, [...values]);
    const sent: Promise<Answer>[] = [];
    for (const request of requests) {
      sent.push(request());
      await untilWaiting(db, sent.length);
    }
    await barrier.query('rollback');
    return await Promise.all(sent);
  } finally {
    barrier.release();
  }
}

async function untilWaiting(db: Arena['db'], count: number): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const { rows } = await db.pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await sleep(20);
  }
  throw new Error(`${count} requests did not wait for each other`);
}
