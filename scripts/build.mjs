import { ensureBuild } from './lib/build.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run build: always builds, and records what from, so that the next start need not.
await main(async () => ensureBuild(await setUp(), { force: true }));
