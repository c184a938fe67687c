import { environmentFor } from './lib/node-runtime.mjs';
import { serve, serverArguments } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

// npm run mails -- failed | retry | sent ID ...
await main(async () => {
  const node = await setUp();
  const args = [...serverArguments('server/src/mail/main.ts'), ...process.argv.slice(2)];
  serve({ command: node, args, env: environmentFor(node) });
});
