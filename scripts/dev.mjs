import { join } from 'node:path';
import { ensureBuild, forgetBuild } from './lib/build.mjs';
import { environmentFor } from './lib/node-runtime.mjs';
import { root } from './lib/root.mjs';
import { serve } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run dev: rebuilds the browser's side and restarts the server whenever a source changes.
await main(async () => {
  const node = await setUp();
  await ensureBuild(node); // so that the server finds pages to serve before the watcher's first round ends
  forgetBuild(); // the watcher's output is not minified
  const env = environmentFor(node);
  const rollup = join(root, 'node_modules', 'rollup', 'dist', 'bin', 'rollup');
  const server = ['--watch', '--watch-preserve-output', '--env-file-if-exists=.env', 'server/src/main.ts'];
  serve([
    { command: node, args: [rollup, '-c', '--watch', '--no-watch.clearScreen'], env },
    { command: node, args: ['--disable-warning=ExperimentalWarning', ...server], env },
  ]);
});
