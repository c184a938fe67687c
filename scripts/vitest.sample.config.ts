import { nodeProject } from '../build/vitest-node.mjs';

/** Tests that load samples into databases of their own. */
export default nodeProject({
  name: 'scripts-sample',
  include: ['sample/**/*.test.ts'],
  globalSetup: ['../server/src/testing/global-setup.ts'],
  // Two loads of 5 s each on idle processors, which other projects share.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 20_000 } },
});
