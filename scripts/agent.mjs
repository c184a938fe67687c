import { serverCommand } from './lib/server-command.mjs';

// npm run agent -- import | add | retire | review
await serverCommand('server/src/agents-command/main.ts');
