import { nodeProject } from '../build/vitest-node.mjs';

export default nodeProject({
  name: 'server',
  setupFiles: ['../build/laws.mjs'],
  globalSetup: ['src/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
});
