import { configDefaults } from 'vitest/config';
import { nodeProject } from '../build/vitest-node.mjs';

export default nodeProject({
  name: 'scripts',
  isolate: true,
  include: ['**/*.test.{mjs,ts}'],
  exclude: [...configDefaults.exclude, 'sample/**'],
});
