import { ensureBuild } from './lib/build.mjs';
import { environmentFor } from './lib/node-runtime.mjs';
import { serve } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm start: from a clean clone to a running server; what is current already is skipped.
await main(async () => {
  const node = await setUp();
  await ensureBuild(node);
  const args = ['--env-file-if-exists=.env', '--disable-warning=ExperimentalWarning', 'server/src/main.ts'];
  serve([{ command: node, args: [...args, ...process.argv.slice(2)], env: environmentFor(node) }]);
});
