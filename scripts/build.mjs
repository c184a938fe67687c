import { ensureBuild } from './lib/build.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run build: always builds, but with --if-changed, and records the sources, so that the next start can skip the build.
await main(async () => ensureBuild(await setUp(), { force: !process.argv.includes('--if-changed') }));
