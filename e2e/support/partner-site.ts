import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { createEmbedKey } from './embed-key.ts';

/** The site of a partner, on its own origin. */
interface PartnerSite {
  /** Publishes a page on the site and returns its address. */
  readonly publish: (body: string, headers?: Readonly<Record<string, string>>) => string;
  /** Publishes the files of a folder below `/`, where no page has their address. */
  readonly publishFolder: (folder: string) => void;
  /** An origin other than the local machine's, which needs an embed key; `publish` returns addresses below `origin`. */
  readonly publicOrigin: string;
}

interface PartnerFixtures {
  /** The address from which partners load the script. */
  readonly hearth: string;
}

interface WorkerFixtures {
  readonly partnerSite: PartnerSite;
  /** An embed key for the public origin of the site. */
  readonly embedKey: string;
  /** An embed key for another site. */
  readonly foreignKey: string;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Playwright's `test` with the sites and keys of partners; journeys use that of test.ts, which has more. */
export const partnerTest = base.extend<PartnerFixtures, WorkerFixtures>({
  hearth: async ({ baseURL }, use) => use(baseURL ?? ''),
  partnerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => {
      const pages = new Map<string, { body: string; headers: Readonly<Record<string, string>> }>();
      let folder: string | undefined;
      const server = createServer(async ({ url = '' }, response) => {
        const path = url.replace(/\?.*/, '');
        const page = pages.get(path);
        const name = path === '/' ? 'index.html' : path;
        const file = page || !folder ? undefined : await readFile(join(folder, name)).catch(() => undefined);
        response.writeHead(page || file ? 200 : 204, {
          'content-type': (file && TYPES[extname(name)]) || 'text/html; charset=utf-8',
          ...page?.headers,
        });
        response.end(page?.body ?? file);
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      // A host name other than the server's: another site, not only another port.
      const { port } = server.address() as AddressInfo;
      const origin = `http://localhost:${port}`;
      await use({
        publicOrigin: `http://partner.test:${port}`,
        publish(body, headers = {}) {
          const path = `/page-${pages.size + 1}`;
          pages.set(path, { body: `<!doctype html><html lang="en"><title>A page</title>${body}`, headers });
          return origin + path;
        },
        publishFolder: (published) => {
          folder = published;
        },
      });
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    { scope: 'worker' },
  ],
  embedKey: [
    async ({ partnerSite }, use) => use(await createEmbedKey(partnerSite.publicOrigin)),
    { scope: 'worker' },
  ],
  foreignKey: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here
    async ({}, use) => use(await createEmbedKey('https://other-site.example')),
    { scope: 'worker' },
  ],
});
