import { serverCommand } from './lib/server-command.mjs';

// npm run mails -- failed | retry | sent ID ...
await serverCommand('server/src/mail/main.ts');
