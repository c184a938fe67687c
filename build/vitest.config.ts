import { nodeProject } from './vitest-node.mjs';

export default nodeProject({ name: 'build', isolate: true, include: ['*.test.mjs'] });
