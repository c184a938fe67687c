import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noTheme } from '@hearth/domain/embed/embed-setup.ts';
import { snippetFor } from '@hearth/domain/embed/snippet.ts';

/** A widget as a partner sets it up in the builder. */
export interface PastedWidget {
  /** The element's name without `hearth-`. */
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface PartnerPages {
  /** Address of a partner's page with the builder's code for this widget. */
  addressOf(pasted: PastedWidget): string;
  stop(): Promise<void>;
}

/** Pages of a partner on an origin of their own, which load the widgets from the server at `hearth`. */
export async function startPartnerPages(hearth: string): Promise<PartnerPages> {
  const pages = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    const html = pages.get(url);
    response.writeHead(html === undefined ? 204 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Another host name than the server's: another site, not only another port.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    addressOf(pasted) {
      const path = `/page-${pages.size + 1}`;
      pages.set(path, page(snippet(pasted, hearth)));
      return origin + path;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function snippet({ widget, attributes }: PastedWidget, origin: string): string {
  const setup = { widget, attributes, key: null, theme: noTheme };
  const element = { tag: `hearth-${widget}`, className: '', attributes: [] };
  return snippetFor('html', setup, { origin, element, version: '', pinned: null })
    .map(({ code }) => code)
    .join('\n');
}

const page = (body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A partner's page</title>
  </head>
  <body>
    <h1>Homes</h1>
    ${body}
  </body>
</html>`;
