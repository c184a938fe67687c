import { nodeProject } from '../build/vitest-node.mjs';

/** Tests that load samples into databases of their own. */
export default nodeProject({
  name: 'scripts-sample',
  include: ['sample/**/*.test.ts'],
  globalSetup: ['../server/src/testing/global-setup.ts'],
});
