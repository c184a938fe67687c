import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { PACKAGES, SOUND } from './testing/sound-project.mjs';

const check = fileURLToPath(new URL('./boundaries.mjs', import.meta.url));
const houses = [];

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
    'listing-card-late-into-inquiry-form',
    'widgets/src/inquiry-form/w.tsx',
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
    'listing-late-into-other-widgets',
    'widgets/src/listing/y.tsx',
    "import { AgentBio } from '../agent-bio/agent-bio.tsx';\nAgentBio;",
    'widgets/src/agent-bio/agent-bio.tsx',
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
    'resource-by-its-service',
    'server/src/jobs/g.ts',
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
  [
    'server-folders-go-down',
    'server/src/search/h.ts',
    "import type { suggest } from '../suggestions/suggestions.service.ts';\nexport type Suggest = typeof suggest;",
    'server/src/suggestions/suggestions.service.ts',
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

    it('knows each folder of the server that its rules name', async () => {
      const { default: configuration } = await import('../.dependency-cruiser.mjs');
      const named = configuration.forbidden
        .filter(({ from }) => from.path?.startsWith('^server/src/('))
        .flatMap(({ from, to }) => [from.path, to.path])
        .flatMap((pattern) => /^\^server\/src\/\(([\w|-]+)\)/.exec(pattern)?.[1].split('|') ?? []);
      expect(named).toContain('suggestions');
      const stored = readdirSync(fileURLToPath(new URL('../server/src', import.meta.url)));
      expect(named.filter((folder) => !stored.includes(folder))).toEqual([]);
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
