import { readConfig } from '@hearth/server/config.ts';
import { startServer } from '@hearth/server/start.ts';
import { loadSamplesIfEmpty } from './load-samples.ts';

// Fills the data folder as the first start of the server with sample homes does, and ends: a later start finds them there. The
// database ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

const server = await startServer({
  config: readConfig({ ...process.env, PORT: '0' }),
  clock: () => new Date(),
  say: () => {},
  prepare: (dependencies) => loadSamplesIfEmpty({ ...dependencies, log: () => {} }),
});
await server.stop();
