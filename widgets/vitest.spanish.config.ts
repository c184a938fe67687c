import { spanishProject } from '../build/vitest-browser.mjs';

export default spanishProject({ name: 'widgets-spanish' });
