import { nodeProject } from '../build/vitest-node.mjs';

export default nodeProject({
  name: 'server',
  setupFiles: ['../build/laws.mjs'],
  globalSetup: ['src/testing/global-setup.ts'],
});
