import { serverCommand } from './lib/server-command.mjs';

// npm run person -- export | delete | withdraw EMAIL
await serverCommand('server/src/inquiries/main.ts');
