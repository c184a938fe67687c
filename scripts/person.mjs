import { environmentFor } from './lib/node-runtime.mjs';
import { serve, serverArguments } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run person -- export | delete | withdraw EMAIL
await main(async () => {
  const node = await setUp();
  const args = [...serverArguments('server/src/inquiries/main.ts'), ...process.argv.slice(2)];
  serve({ command: node, args, env: environmentFor(node) });
});
