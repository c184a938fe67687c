import { serverCommand } from './lib/server-command.mjs';

// npm run embed-key -- create | list | add-origin | revoke
await serverCommand('server/src/embeds/main.ts');
