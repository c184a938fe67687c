import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerPages {
  /** Address of a partner's page with this markup and the loader. */
  addressOf(markup: string): string;
  stop(): Promise<void>;
}

/** Pages of a partner on an origin of their own, which load the widgets from the server at `hearth`. */
export async function startPartnerPages(hearth: string): Promise<PartnerPages> {
  const server = createServer(({ url = '' }, response) => {
    const markup = new URL(url, hearth).searchParams.get('markup');
    response.writeHead(markup === null ? 204 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(markup === null ? '' : page(markup, hearth));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Another host name than the server's: another site, not only another port.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    addressOf: (markup) => `${origin}/?${new URLSearchParams({ markup })}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const page = (markup: string, hearth: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A partner's page</title>
    <script async src="${hearth}/v1/hearth.js"></script>
  </head>
  <body>
    <h1>Homes</h1>
    ${markup}
  </body>
</html>`;
