import { runServer } from './run-server.ts';

// The server of production images: without sample homes, which `npm start` brings (scripts/sample).
await runServer();
