import { buildApp } from '@hearth/server/app.ts';
import { readConfig } from '@hearth/server/config.ts';
import { openDatabase } from '@hearth/server/db/database.ts';

/** Serves the database of DATABASE_URL on a free port and sends the port to the parent process. */
const config = {
  ...readConfig(process.env),
  requestsPerMinute: 0,
  listingsPerDay: 0,
  logLevel: 'silent' as const,
};
const db = openDatabase(process.env.DATABASE_URL ?? '', { max: 10 });
const app = await buildApp({ db, config, clock: () => new Date(), warmsUp: true });
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : address);
process.once('SIGTERM', () =>
  app
    .close()
    .then(() => db.close())
    .then(() => process.exit(0)),
);
