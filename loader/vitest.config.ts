import { nodeProject } from '../build/vitest-node.mjs';

export default nodeProject({
  name: 'loader',
  globalSetup: ['src/testing/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 5_000 } },
});
