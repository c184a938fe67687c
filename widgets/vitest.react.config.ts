import { widgetsProject } from '../build/vitest-browser.mjs';

export default widgetsProject({ name: 'widgets-react', runtime: 'react' });
