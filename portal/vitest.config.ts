import { nodeProject } from '../build/vitest-node.mjs';

/** Tests that need no browser; components are tested in one (vitest.screens.config.ts), screens by the journeys in `e2e/`. */
export default nodeProject({
  name: 'portal',
  setupFiles: ['../build/laws.mjs'],
  // Two files import components, which Node does not run as they are.
  experimental: {},
});
