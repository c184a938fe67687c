import { IN_BROWSER, IN_SPANISH } from '../build/vitest-browser.mjs';
import { nodeProject } from '../build/vitest-node.mjs';

/** Tests without a browser; components and elements are tested in one: see build/vitest-browser.mjs. */
export default nodeProject({
  name: 'widgets',
  setupFiles: ['../build/laws.mjs'],
  exclude: [...IN_BROWSER, ...IN_SPANISH],
});
