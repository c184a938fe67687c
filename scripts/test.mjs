import { TEST_CHECKS } from './lib/checks.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { main } from './lib/set-up.mjs';

// npm test, or a part of it: npm test -- lint boundaries types unit build e2e
await main(() => runChecks(TEST_CHECKS, process.argv.slice(2)));
