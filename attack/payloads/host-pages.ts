import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site of a partner on this machine, which needs no embed key. */
export interface HostPages {
  readonly origin: string;
  /** Publishes a page with the loader and this body; returns its address. */
  publish(body: string): string;
  close(): Promise<void>;
}

export async function openHostPages(hearth: string): Promise<HostPages> {
  const pages: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const page = pages[Number(url.slice(1))];
    response.writeHead(page === undefined ? 204 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    publish(body) {
      const loader = `<script async src="${hearth}/v1/hearth.js"></script>`;
      pages.push(`<!doctype html><html lang="en"><title>A page</title>${loader}${body}`);
      return `${origin}/${pages.length - 1}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
