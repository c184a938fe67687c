/** Packages that the fixtures import, as empty as a package can be. */
export const PACKAGES = {
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
  'node_modules/regexparam/package.json': '{ "name": "regexparam", "exports": "./index.js" }',
  'node_modules/regexparam/index.js': 'export const parse = 1;',
};

/** A small project without a violation. */
export const SOUND = {
  'domain/package.json': '{ "name": "@hearth/domain", "exports": { "./*": "./src/*" } }',
  'domain/src/gate.ts':
    'export interface Gate { open: boolean }\nexport const gate = (): Gate => ({ open: true });',
  'domain/src/page/page-at.ts': "import { parse } from 'regexparam';\nparse;",
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
  'portal/src/features/search/drawing/layer/drawing-layer.tsx':
    "import { Map } from '@hearth/widgets/map/map.tsx';\nimport { map } from 'leaflet';\nexport const DrawingLayer = () => <Map at={map} />;",
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
  'server/src/suggestions/suggestions.service.ts': 'export const suggest = 1;',
  'server/src/map/map.queries.ts':
    "import { gate } from '../search/gate.sql.ts';\nexport const points = gate;",
};
