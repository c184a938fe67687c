import { TEST_CHECKS, VERIFY_CHECKS } from './lib/checks.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { main } from './lib/set-up.mjs';

// npm run verify: npm test and additional checks for a release.
await main(() => runChecks([...TEST_CHECKS, ...VERIFY_CHECKS], process.argv.slice(2)));
