import { expect } from 'vitest';
import type { TestDatabase } from './test-database.ts';
import { waitingStatements } from './waiting-statements.ts';

/** A statement, and its values, of a transaction that is rolled back. */
type Held = readonly [text: string, values: readonly unknown[]];

/** Runs actions that all wait behind a statement, in this order, and lets them go at once. Returns what they resolve to. */
export async function behind<Result>(
  db: Pick<TestDatabase, 'pool'>,
  [text, values]: Held,
  acts: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const barrier = await db.pool.connect();
  try {
    await barrier.query('begin');
    await barrier.query(text, [...values]);
    const running: Promise<Result>[] = [];
    for (const act of acts) {
      running.push(act());
      await expect.poll(() => waitingStatements(db), { timeout: 20_000 }).toBe(running.length);
    }
    await barrier.query('rollback');
    return await Promise.all(running);
  } finally {
    barrier.release();
  }
}

/** The same for actions that wait for the row of a person. */
export const inTurn = <Result>(
  db: Pick<TestDatabase, 'pool'>,
  personId: string,
  acts: readonly (() => Promise<Result>)[],
): Promise<Result[]> => behind(db, ['select from person where id = $1 for no key update', [personId]], acts);
