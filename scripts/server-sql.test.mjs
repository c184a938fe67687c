import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';

/** Statements that the rule on imports of kysely misses: statements by the query builder of a `Db`, and by its pool. */
const STATEMENT = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|pool\.query\(/;

const MAY = [/\.(queries|sql)\.ts$/, /^db\//, /\.test\.ts$/, /^testing\//];

/** pg-boss brings its own statements, which only pass through. */
const EXCEPTIONS = ['jobs/job-runner.ts'];

it('the server sends statements in *.queries.ts and in server/src/db alone', () => {
  const folder = join(root, 'server/src');
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !MAY.some((pattern) => pattern.test(file)));
  const found = files.filter((file) => STATEMENT.test(readFileSync(join(folder, file), 'utf8')));
  expect(found).toEqual(EXCEPTIONS);
});
