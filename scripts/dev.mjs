import { join } from 'node:path';
import { ensureBuild, forgetBuild } from './lib/build.mjs';
import { startChild } from './lib/child.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { environmentFor } from './lib/node-runtime.mjs';
import { say } from './lib/progress.mjs';
import { root } from './lib/root.mjs';
import { serverArguments } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run dev: rebuilds the browser's side and restarts the server whenever a source changes.
await main(async () => {
  const node = await setUp();
  // The server needs pages before the watcher's first build ends; a source that does not build yet is not an error here.
  await ensureBuild(node).catch((error) => say(error.message));
  forgetBuild(); // the watcher's output is not minified
  const env = environmentFor(node);
  const rollup = join(root, 'node_modules', 'rollup', 'dist', 'bin', 'rollup');
  startChild(node, [rollup, '-c', '--watch', '--no-watch.clearScreen'], { env });
  const folders = ['server/src', 'domain/src', 'sample/src', 'scripts/sample'];
  await keepRunning({ command: node, args: serverArguments('scripts/sample/main.ts'), env, folders });
  process.exit(0);
});
