import { environmentFor } from './node-runtime.mjs';
import { serve, serverArguments } from './serve.mjs';
import { main, setUp } from './set-up.mjs';

/** Runs a program of the server with the words of the command line, e.g. `server/src/mail/main.ts`. */
export const serverCommand = (program, asTyped = (word) => word) =>
  main(async () => {
    const node = await setUp();
    const args = [...serverArguments(program), ...process.argv.slice(2).map(asTyped)];
    serve({ command: node, args, env: environmentFor(node) });
  });
