import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const check = fileURLToPath(new URL('./boundaries.mjs', import.meta.url));
const houses = [];

/** Packages that the fixtures import, as empty as a package can be. */
const PACKAGES = {
  'node_modules/leaflet/package.json': '{ "name": "leaflet", "main": "dist/leaflet.js" }',
  'node_modules/leaflet/dist/leaflet.js': 'export const map = 1;',
  'node_modules/react-leaflet/package.json': '{ "name": "react-leaflet", "main": "index.js" }',
  'node_modules/react-leaflet/index.js': 'export const MapContainer = 1;',
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': 'export const useState = 1;',
  'node_modules/vitest/package.json': '{ "name": "vitest", "main": "index.js" }',
  'node_modules/vitest/index.js': 'export const it = 1;',
  'node_modules/kysely/package.json': '{ "name": "kysely", "main": "index.js" }',
  'node_modules/kysely/index.js': 'export const sql = 1;',
  'node_modules/zod/package.json':
    '{ "name": "zod", "exports": { ".": "./index.js", "./mini": "./mini/index.js" } }',
  'node_modules/zod/index.js': 'export const z = 1;',
  'node_modules/zod/mini/index.js': 'export const string = 1;',
};

/** A small project without a violation. */
const SOUND = {
  'domain/package.json': '{ "name": "@hearth/domain", "exports": { "./*": "./src/*" } }',
  'domain/src/gate.ts':
    'export interface Gate { open: boolean }\nexport const gate = (): Gate => ({ open: true });',
  'domain/src/contract/search.ts': "import { string } from 'zod/mini';\nexport const schema = string;",
  'domain/src/search/filters.ts': 'export const filters = 1;',
  'domain/src/sentence/understand.ts':
    "import { filters } from '../search/filters.ts';\nexport const understand = filters;",
  'domain/src/testing/a-listing.ts': "import { gate } from '../gate.ts';\nexport const aListing = gate;",
  'domain/src/gate.test.ts':
    "import { it } from 'vitest';\nimport { aListing } from './testing/a-listing.ts';\nit(aListing);",
  'domain/src/people/viewer.ts':
    "export interface Viewer { role: string }\nexport const guestViewer: Viewer = { role: 'guest' };",
  'widgets/package.json': '{ "name": "@hearth/widgets", "exports": { "./*": "./src/*" } }',
  'widgets/src/map/map.tsx':
    "import { map } from 'leaflet';\nimport { MapContainer } from 'react-leaflet';\nexport interface Pin { x: number }\nexport const Map = () => <div>{map + MapContainer}</div>;",
  'widgets/src/listing-card/listing-card.tsx':
    "import { gate } from '@hearth/domain/gate.ts';\nexport const ListingCard = () => <p>{String(gate())}</p>;",
  'widgets/src/search/search.tsx':
    "import { ListingCard } from '../listing-card/listing-card.tsx';\nimport type { Pin } from '../map/map.tsx';\nconst lazy = () => import('../map/map.tsx');\nexport const Search = (pin: Pin) => <ListingCard pin={pin} map={lazy} />;",
  'widgets/src/listings/listings.tsx':
    "import { ListingCard } from '../listing-card/listing-card.tsx';\nimport { Search } from '../search/search.tsx';\nexport const Listings = [ListingCard, Search];",
  'widgets/src/agent-bio/agent-listings.tsx':
    "import { ListingCard } from '../listing-card/listing-card.tsx';\nexport const AgentListings = ListingCard;",
  'widgets/src/agent-bio/agent-bio.tsx':
    "const lazy = () => import('./agent-listings.tsx');\nexport const AgentBio = () => <p title={String(lazy)} />;",
  'loader/src/load.ts': 'export const load = 1;',
  'loader/src/hearth.ts': "import { load } from './load.ts';\nload;",
  'portal/src/app/routes.tsx':
    "import { Search } from '@hearth/widgets/search/search.tsx';\nimport { Account } from '../features/account/account.tsx';\nexport const routes = [Search, Account];",
  'portal/src/features/account/account.tsx': 'export const Account = () => <p />;',
  'portal/src/features/search/search-page.tsx': 'export const SearchPage = () => <p />;',
  'sample/package.json': '{ "name": "@hearth/sample", "exports": { "./*": "./src/*" } }',
  'sample/src/homes.ts': "import { gate } from '@hearth/domain/gate.ts';\nexport const homes = [gate];",
  'server/src/homes.test.ts': "import { homes } from '@hearth/sample/homes.ts';\nhomes;",
  'server/src/app.ts':
    "import fs from 'node:fs';\nimport { gate } from '@hearth/domain/gate.ts';\nexport const app = [fs, gate];",
  'server/src/http/visit.ts':
    "import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';\nexport const viewerOf = (): Viewer => guestViewer;",
  'server/src/search/search.service.ts':
    "import type { Viewer } from '@hearth/domain/people/viewer.ts';\nimport { find } from './search.queries.ts';\nexport const search = (viewer: Viewer) => [viewer, find];",
  'server/src/search/search.queries.ts':
    "import { sql } from 'kysely';\nimport { gate } from './gate.sql.ts';\nexport interface Found { id: number }\nexport const find = [sql, gate];",
  'server/src/search/gate.sql.ts': "import { sql } from 'kysely';\nexport const gate = sql;",
  'server/src/search/search.routes.ts':
    "import { search } from './search.service.ts';\nexport const routes = search;",
  'server/src/map/map.service.ts':
    "import type { Found } from '../search/search.queries.ts';\nimport { search } from '../search/search.service.ts';\nimport { points } from './map.queries.ts';\nexport const map = (found: Found) => [found, search, points];",
  'server/src/map/map.queries.ts':
    "import { gate } from '../search/gate.sql.ts';\nexport const points = gate;",
};

/** One breach of each rule: [rule, file, its text, what the report names as the target]. */
const BREACHES = [
  [
    'domain-imports-nothing-above',
    'domain/src/a.ts',
    "import '../../server/src/app.ts';",
    'server/src/app.ts',
  ],
  [
    'widgets-import-nothing-above',
    'widgets/src/ui/b.tsx',
    "import '../../../portal/src/app/routes.tsx';",
    'portal/src/app/routes.tsx',
  ],
  [
    'portal-imports-no-server-or-loader',
    'portal/src/app/c.tsx',
    "import type { app } from '../../../server/src/app.ts';\nexport type App = typeof app;",
    'server/src/app.ts',
  ],
  [
    'server-imports-domain-alone',
    'server/src/d.ts',
    "import { AgentBio } from '@hearth/widgets/agent-bio/agent-bio.tsx';\nAgentBio;",
    'widgets/src/agent-bio/agent-bio.tsx',
  ],
  [
    'sample-imports-domain-alone',
    'sample/src/w.ts',
    "import { app } from '../../server/src/app.ts';\napp;",
    'server/src/app.ts',
  ],
  [
    'sample-stays-out-of-production',
    'server/src/x.ts',
    "import { homes } from '@hearth/sample/homes.ts';\nhomes;",
    'sample/src/homes.ts',
  ],
  [
    'loader-stands-alone',
    'loader/src/e.ts',
    "import { gate } from '@hearth/domain/gate.ts';\ngate;",
    'domain/src/gate.ts',
  ],
  [
    'loader-stands-alone',
    'loader/src/f.ts',
    "import { useState } from 'react';\nuseState;",
    'node_modules/react/index.js',
  ],
  [
    'sentence-only-in-the-search-bar',
    'domain/src/search/w.ts',
    "import { understand } from '../sentence/understand.ts';\nunderstand;",
    'domain/src/sentence/understand.ts',
  ],
  [
    'no-feature-into-feature',
    'portal/src/features/account/g.tsx',
    "export { SearchPage } from '../search/search-page.tsx';",
    'portal/src/features/search/search-page.tsx',
  ],
  [
    'no-widget-into-widget',
    'widgets/src/listing-card/h.tsx',
    "import { Search } from '../search/search.tsx';\nSearch;",
    'widgets/src/search/search.tsx',
  ],
  [
    'listings-into-search-and-card-alone',
    'widgets/src/listings/u.tsx',
    "import { AgentBio } from '../agent-bio/agent-bio.tsx';\nAgentBio;",
    'widgets/src/agent-bio/agent-bio.tsx',
  ],
  [
    'no-listing-card-into-these',
    'widgets/src/legal/i.tsx',
    "import { ListingCard } from '../listing-card/listing-card.tsx';\nListingCard;",
    'widgets/src/listing-card/listing-card.tsx',
  ],
  [
    'listing-card-late-into-agent-bio',
    'widgets/src/agent-bio/v.tsx',
    "import { ListingCard } from '../listing-card/listing-card.tsx';\nListingCard;",
    'widgets/src/listing-card/listing-card.tsx',
  ],
  [
    'leaflet-only-in-map',
    'widgets/src/search/j.tsx',
    "import { map } from 'leaflet';\nmap;",
    'node_modules/leaflet/dist/leaflet.js',
  ],
  [
    'leaflet-only-in-map',
    'portal/src/ui/k.tsx',
    "const lazy = () => import('react-leaflet');\nlazy;",
    'node_modules/react-leaflet/index.js',
  ],
  [
    'map-only-by-dynamic-import',
    'portal/src/ui/l.tsx',
    "import { Map } from '@hearth/widgets/map/map.tsx';\nexport const Page = () => <Map />;",
    'widgets/src/map/map.tsx',
  ],
  [
    'viewer-decided-in-one-place',
    'server/src/map/w.ts',
    "import { guestViewer } from '@hearth/domain/people/viewer.ts';\nguestViewer;",
    'domain/src/people/viewer.ts',
  ],
  [
    'routes-call-services',
    'server/src/search/a.routes.ts',
    "import { find } from './search.queries.ts';\nfind;",
    'server/src/search/search.queries.ts',
  ],
  [
    'queries-call-no-service',
    'server/src/search/b.queries.ts',
    "import { search } from './search.service.ts';\nsearch;",
    'server/src/search/search.service.ts',
  ],
  [
    'sql-in-queries-alone',
    'server/src/search/c.service.ts',
    "import { sql } from 'kysely';\nsql;",
    'node_modules/kysely/index.js',
  ],
  [
    'resource-by-its-service',
    'server/src/map/d.ts',
    "import { find } from '../search/search.queries.ts';\nfind;",
    'server/src/search/search.queries.ts',
  ],
  [
    'sql-of-others-for-sql-alone',
    'server/src/map/e.ts',
    "import { gate } from '../search/gate.sql.ts';\ngate;",
    'server/src/search/gate.sql.ts',
  ],
  [
    'server-folders-go-down',
    'server/src/search/f.ts',
    "import type { map } from '../map/map.service.ts';\nexport type Map = typeof map;",
    'server/src/map/map.service.ts',
  ],
  ['domain-uses-no-node', 'domain/src/m.ts', "import { readFileSync } from 'node:fs';\nreadFileSync;", 'fs'],
  [
    'domain-uses-no-package-but-zod',
    'domain/src/n.ts',
    "import { useState } from 'react';\nuseState;",
    'node_modules/react/index.js',
  ],
  [
    'zod-only-as-mini',
    'domain/src/contract/o.ts',
    "import { z } from 'zod';\nz;",
    'node_modules/zod/index.js',
  ],
  [
    'builders-only-in-tests',
    'server/src/p.ts',
    "import { aListing } from '@hearth/domain/testing/a-listing.ts';\naListing;",
    'domain/src/testing/a-listing.ts',
  ],
  [
    'no-test-in-production',
    'server/src/q.ts',
    "import { it } from 'vitest';\nit;",
    'node_modules/vitest/index.js',
  ],
  [
    'no-cycle',
    'domain/src/r.ts',
    "import { s } from './s.ts';\nexport const r = () => s;",
    'domain/src/s.ts',
  ],
  ['nothing-unresolved', 'server/src/t.ts', "import { gone } from './gone.ts';\ngone;", './gone.ts'],
];
const OTHER_HALF_OF_THE_CYCLE = {
  'domain/src/s.ts': "import { r } from './r.ts';\nexport const s = () => r;",
};

function aHouse(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hearth house ')));
  houses.push(folder);
  for (const [path, text] of Object.entries({ ...PACKAGES, ...SOUND, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@hearth'));
  for (const name of ['domain', 'widgets', 'sample'])
    symlinkSync(join(folder, name), join(folder, 'node_modules/@hearth', name));
  return folder;
}

function reportOn(folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
  return { status, lines: stdout.split('\n'), stderr };
}

afterAll(() => {
  for (const folder of houses) rmSync(folder, { recursive: true, force: true });
});

describe('the boundary check', () => {
  it('passes a project in which imports go down only', () => {
    const { status, lines } = reportOn(aHouse({}));
    expect(lines.filter((line) => line.includes(' -> '))).toEqual([]);
    expect(status).toBe(0);
  });

  describe('in a project with one violation of every rule', () => {
    const breaches = Object.fromEntries(BREACHES.map(([, file, text]) => [file, text]));
    const { status, lines } = reportOn(aHouse({ ...breaches, ...OTHER_HALF_OF_THE_CYCLE }));

    it('fails', () => expect(status).toBe(1));

    it.each(BREACHES)('reports %s in %s', (rule, file, _text, target) => {
      expect(lines).toContain(`${rule}: ${file} -> ${target}`);
    });

    it('has a violation of every rule', async () => {
      const { default: configuration } = await import('../.dependency-cruiser.mjs');
      const broken = new Set(BREACHES.map(([rule]) => rule));
      expect(configuration.forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
    });

    it('reports nothing besides', () => {
      const expected = BREACHES.map(([rule, file, , target]) => `${rule}: ${file} -> ${target}`);
      expect(
        lines.filter((line) => line.includes(' -> ')).filter((line) => !expected.includes(line)),
      ).toEqual([]);
    });
  });
});
