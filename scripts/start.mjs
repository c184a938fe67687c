import { ensureBuild } from './lib/build.mjs';
import { environmentFor } from './lib/node-runtime.mjs';
import { serve, serverArguments } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm start: from a clean clone to a running server; skips steps that are up to date.
await main(async () => {
  const node = await setUp();
  await ensureBuild(node);
  const args = [...serverArguments('scripts/sample/main.ts'), ...process.argv.slice(2)];
  serve({ command: node, args, env: environmentFor(node) });
});
