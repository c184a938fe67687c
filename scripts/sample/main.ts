import { runServer } from '@hearth/server/run-server.ts';
import { loadSamplesIfEmpty } from './load-samples.ts';

// The server with sample homes where the database is empty.
await runServer({ prepare: (dependencies, say) => loadSamplesIfEmpty({ ...dependencies, log: say }) });
