import { nodeProject } from '../build/vitest-node.mjs';

export default nodeProject({
  name: 'domain',
  setupFiles: ['../build/laws.mjs'],
  // Of the processor's time some tests take a second, and other projects share the processors.
  testTimeout: 30_000,
});
