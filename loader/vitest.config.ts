import { nodeProject } from '../build/vitest-node.mjs';

export default nodeProject({
  name: 'loader',
  globalSetup: ['src/testing/global-setup.ts'],
});
