import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { environmentFor } from './lib/node-runtime.mjs';
import { serve, serverArguments } from './lib/serve.mjs';
import { main, setUp } from './lib/set-up.mjs';

/** npm changes to the project's folder; paths are relative to the folder where the command was typed. */
function asTyped(argument) {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), argument);
  return !argument.startsWith('-') && existsSync(path) ? path : argument;
}

// npm run import -- FILE
await main(async () => {
  const node = await setUp();
  const args = [...serverArguments('server/src/import/main.ts'), ...process.argv.slice(2).map(asTyped)];
  serve({ command: node, args, env: environmentFor(node) });
});
