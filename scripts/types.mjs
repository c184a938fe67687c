import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/child.mjs';
import { root } from './lib/root.mjs';

const PROJECTS = ['domain', 'widgets', 'loader', 'portal', 'sample', 'server', 'tsconfig.tools.json'];

// npm run types: checks all packages, also after an error in one. The compiler is called by its path, because
// TypeScript 6 is installed beside it (see boundaries.mjs) and both are named tsc.
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = PROJECTS.filter((project) => existsSync(join(root, project)));
for (const project of projects) {
  const { code } = await run(process.execPath, [compiler, '-p', project]);
  console.log(`types: ${project} ${code === 0 ? 'ok' : 'has errors'}`);
  if (code !== 0) process.exitCode = 1;
}
