import { widgetsProject } from '../build/vitest-browser.mjs';

export default widgetsProject({ name: 'widgets-preact', runtime: 'preact' });
