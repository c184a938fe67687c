import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { serverCommand } from './lib/server-command.mjs';

/** npm changes to the project's folder; paths are relative to the folder where the command was typed. */
function asTyped(argument) {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), argument);
  return !argument.startsWith('-') && existsSync(path) ? path : argument;
}

// npm run import -- FILE
await serverCommand('server/src/import/main.ts', asTyped);
