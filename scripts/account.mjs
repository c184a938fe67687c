import { serverCommand } from './lib/server-command.mjs';

// npm run account -- create | invite | role | assign | disable | enable | sign-out | delete | list
await serverCommand('server/src/accounts-command/main.ts');
