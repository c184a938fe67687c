import { environmentFor } from './lib/node-runtime.mjs';
import { serve, serverArguments } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run agent -- import | add | retire | review
await main(async () => {
  const node = await setUp();
  const args = [...serverArguments('server/src/agents-command/main.ts'), ...process.argv.slice(2)];
  serve({ command: node, args, env: environmentFor(node) });
});
