import { environmentFor } from './lib/node-runtime.mjs';
import { serve, serverArguments } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run account -- create | invite | role | assign | disable | enable | sign-out | delete | list
await main(async () => {
  const node = await setUp();
  const args = [...serverArguments('server/src/accounts-command/main.ts'), ...process.argv.slice(2)];
  serve({ command: node, args, env: environmentFor(node) });
});
