import { portalProject } from '../build/vitest-browser.mjs';

export default portalProject({ name: 'portal-screens' });
