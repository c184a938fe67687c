import { nodeProject } from '../build/vitest-node.mjs';

export default nodeProject({
  name: 'domain',
  setupFiles: ['../build/laws.mjs'],
});
