import { readdirSync } from 'node:fs';

const TESTS = '\\.test\\.tsx?$|^attack/|/testing/|/tests?/|vitest[^/]*\\.config';
const WIDGETS = 'search|listing-card|listing|listings|mortgage-calculator|agent-bio|inquiry-form|legal';
/** Modules that the build makes up, such as `hearth:chunks`, the list of the widgets' files. */
const MADE_BY_BUILD = '^hearth:';
const LEAFLET = '(^|/)node_modules/(leaflet|react-leaflet|@react-leaflet/[^/]+|@types/leaflet)/';
const MAPS = '^widgets/src/map/|^portal/src/features/search/drawing/layer/';

/** The walls of the house: imports go down only, domain <- widgets <- portal, domain <- server, domain <- sample, loader alone. */
const layers = [
  {
    name: 'domain-imports-nothing-above',
    comment: 'domain holds pure rules; everything else rests on it, never the other way round.',
    from: { path: '^domain/' },
    to: { path: '^(widgets|loader|portal|server|e2e|bench|attack|scripts)/' },
  },
  {
    name: 'widgets-import-nothing-above',
    comment: 'A widget runs on foreign pages; it may rest on domain alone.',
    from: { path: '^widgets/' },
    to: { path: '^(loader|portal|server|e2e|bench|attack|scripts)/' },
  },
  {
    name: 'portal-imports-no-server-or-loader',
    comment: 'The portal runs in the browser; it speaks to the server over the contract.',
    from: { path: '^portal/' },
    to: { path: '^(loader|server|e2e|bench|attack|scripts)/' },
  },
  {
    name: 'server-imports-domain-alone',
    comment: 'What the server and the browser share lies in domain.',
    from: { path: '^server/' },
    to: { path: '^(widgets|loader|portal|e2e|bench|attack|scripts)/' },
  },
  {
    name: 'sample-imports-domain-alone',
    comment: 'sample makes plain data and pictures; scripts/sample brings them to the server.',
    from: { path: '^sample/' },
    to: { path: '^(widgets|loader|portal|server|e2e|bench|attack|scripts)/' },
  },
  {
    name: 'sample-stays-out-of-production',
    comment: 'Production images leave sample/ out: the start script, tests and bench alone import it.',
    from: { path: '^(domain|widgets|loader|portal|server)/src/', pathNot: TESTS },
    to: { path: '^sample/' },
  },
  {
    name: 'loader-stands-alone',
    comment:
      'Partners paste the loader: it has a budget of two kilobytes and no dependencies, packages included. Of domain it has paths of the API.',
    from: { path: '^loader/src/', pathNot: TESTS },
    to: { pathNot: `^loader/src/|^domain/src/(contract/|embed/first-files\\.ts$)|${MADE_BY_BUILD}` },
  },
];

/** Walls between rooms of one floor. */
const rooms = [
  {
    name: 'sentence-only-in-the-search-bar',
    comment:
      'The sentence reader carries its words; the search bar alone loads it, and a search does without.',
    from: { pathNot: `^domain/src/sentence/|^portal/src/app/shell/search-bar/|${TESTS}` },
    to: { path: '^domain/src/sentence/' },
  },
  {
    name: 'no-feature-into-feature',
    comment: 'Features are composed in portal/src/app; parts of two features move to portal/src/shared.',
    from: { path: '^portal/src/features/([^/]+)/' },
    to: { path: '^portal/src/features/', pathNot: '^portal/src/features/$1/' },
  },
  ...[
    ['features', 'app'],
    ['shared', 'features|app'],
    ['ui', 'shared|features|app'],
  ].map(([from, to]) => ({
    name: `portal-${from}-imports-nothing-above`,
    comment: 'The floors of the portal: ui, shared, features, app.',
    from: { path: `^portal/src/${from}/`, pathNot: TESTS },
    to: { path: `^portal/src/(${to})/` },
  })),
  {
    name: 'no-widget-into-widget',
    comment: 'A partner loads one widget and pays for one; searches and lists alone may show listing cards.',
    from: { path: `^widgets/src/(${WIDGETS})/`, pathNot: '^widgets/src/listings?/' },
    to: { path: `^widgets/src/(${WIDGETS})/`, pathNot: '^widgets/src/($1|listing-card)/' },
  },
  {
    name: 'listing-late-into-other-widgets',
    comment:
      'The payment, the form and the notices of a home are other widgets that come late: the parts that show them alone may import them.',
    from: {
      path: '^widgets/src/listing/',
      pathNot: `/(home-payment|listing-payment|home-inquiry|listing-form|tour-ways|listing-legal)\\.tsx$|${TESTS}`,
    },
    to: {
      path: `^widgets/src/(${WIDGETS})/`,
      pathNot: '^widgets/src/(listing|listing-card)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'listings-into-search-and-card-alone',
    comment:
      'A list of homes is a search without its form: it shares the query, the store of a group, and the cards.',
    from: { path: '^widgets/src/listings/' },
    to: { path: `^widgets/src/(${WIDGETS})/`, pathNot: '^widgets/src/(listings|listing-card|search)/' },
  },
  {
    name: 'no-listing-card-into-these',
    comment: 'A partner loads one widget and pays for one; these never show listing cards.',
    from: { path: '^widgets/src/(mortgage-calculator|legal)/' },
    to: { path: '^widgets/src/listing-card/' },
  },
  {
    name: 'listing-card-late-into-inquiry-form',
    comment:
      'The card of the home that a form is about comes late: the part that shows it alone may import it.',
    from: { path: '^widgets/src/inquiry-form/', pathNot: `form-home\\.tsx$|${TESTS}` },
    to: { path: '^widgets/src/listing-card/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'listing-card-late-into-agent-bio',
    comment: "An agent's homes are cards that come late: the part that shows them alone may import them.",
    from: { path: '^widgets/src/agent-bio/', pathNot: `agent-listings\\.tsx$|${TESTS}` },
    to: { path: '^widgets/src/listing-card/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'leaflet-only-in-map',
    comment: 'The map, and the drawing of areas on it, are the only importers of leaflet.',
    from: { pathNot: `${MAPS}|(^|/)node_modules/` },
    to: { path: LEAFLET },
  },
  {
    name: 'map-only-by-dynamic-import',
    comment: 'The map is 41 KB and loaded when it is looked at: import() it, or import types alone.',
    from: { pathNot: `${MAPS}|${TESTS}` },
    to: { path: MAPS, dynamic: false, dependencyTypesNot: ['type-only'] },
  },
];

/** Folders with statements that are no resources: what resources build on, and what brings listings in. */
const BELOW_RESOURCES = ['boundaries', 'search-rows', 'db', 'feeds', 'import', 'testing'];
/** Folders of the server with routes, a service or statements. */
const RESOURCES = [
  ...new Set(
    readdirSync(new URL('server/src/', import.meta.url), { recursive: true })
      .filter((file) => /\.(routes|service|queries|sql)\.ts$/.test(file))
      .map((file) => file.split(/[\\/]/)[0]),
  ),
]
  .filter((folder) => !BELOW_RESOURCES.includes(folder))
  .sort()
  .join('|');
/** Files that run statements, and files that build pieces of them. */
const SQL_FILES = '\\.(queries|sql)\\.ts$';
/** A separate program in the folder of a resource. */
const PROGRAMS = '/main\\.ts$';

/** Folders that other folders build on: none of them imports, nor takes a type from, a folder listed above it. */
const serverFolders = [
  ['boundaries', `search-rows|${RESOURCES}`],
  ['search-rows', RESOURCES],
  ['listings|polygons', 'search|suggestions|map|market-overview'],
  ['search', 'suggestions|map|market-overview'],
  ['suggestions', 'map|market-overview'],
  ['map', 'suggestions|market-overview'],
  ['market-overview', 'suggestions|map'],
].map(([from, to]) => ({
  name: 'server-folders-go-down',
  comment:
    'From the top: suggestions, map and market-overview; search; listings and polygons; search-rows; boundaries.',
  from: { path: `^server/src/(${from})/`, pathNot: TESTS },
  to: { path: `^server/src/(${to})/` },
}));

/** Rooms of the server. */
const serverRooms = [
  {
    name: 'viewer-decided-in-one-place',
    comment:
      'http/visit.ts decides who asks, by the session; everything else in the server takes the visit and imports types alone.',
    from: {
      path: '^server/src/',
      pathNot: `^server/src/http/visit\\.ts$|${TESTS}`,
    },
    to: { path: '^domain/src/people/viewer\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'routes-call-services',
    comment: 'Rules stand in the service, so that no route goes round them.',
    from: { path: '^server/src/.*\\.routes\\.ts$' },
    to: { path: SQL_FILES },
  },
  {
    name: 'queries-call-no-service',
    comment: 'Services call queries.',
    from: { path: `^server/src/.*${SQL_FILES}` },
    to: { path: '^server/src/.*\\.(service|routes)\\.ts$' },
  },
  {
    name: 'sql-in-queries-alone',
    comment: 'SQL is written in *.queries.ts, pieces of it in *.sql.ts; server/src/db is what both rest on.',
    from: { path: '^server/src/', pathNot: `^server/src/db/|${SQL_FILES}|${TESTS}` },
    to: { path: '(^|/)node_modules/kysely/' },
  },
  {
    name: 'resource-by-its-service',
    comment:
      'A resource uses another one by its service. Types may be taken from any file, pieces of SQL from *.sql.ts by SQL alone, and search-context.ts describes a search to all who ask for one.',
    from: { path: `^server/src/(jobs|${RESOURCES})/`, pathNot: `${PROGRAMS}|${TESTS}` },
    to: {
      path: `^server/src/(${RESOURCES})/`,
      pathNot: '^server/src/$1/|\\.(service|sql)\\.ts$|^server/src/search/search-context\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'sql-of-others-for-sql-alone',
    comment:
      'A piece of SQL of another resource goes into a statement, and statements stand in *.queries.ts.',
    from: { path: `^server/src/(${RESOURCES})/`, pathNot: `${SQL_FILES}|${TESTS}` },
    to: {
      path: `^server/src/(${RESOURCES})/.*\\.sql\\.ts$`,
      pathNot: '^server/src/$1/',
      dependencyTypesNot: ['type-only'],
    },
  },
  ...serverFolders,
];

/** Limits of domain: it depends on no machine. */
const purity = [
  {
    name: 'domain-uses-no-node',
    comment: 'domain runs in browsers too and has neither files nor a clock.',
    from: { path: '^domain/src/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'domain-uses-no-package-but-zod',
    comment: 'domain has no DOM, no React and no packages but zod/mini, and regexparam in pageAt() alone.',
    from: { path: '^domain/src/', pathNot: `^domain/src/page/page-at\\.ts$|${TESTS}` },
    to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/zod/' },
  },
  {
    name: 'zod-only-as-mini',
    comment: "`import { z } from 'zod'` weighs 93 KB in a bundle, zod/mini 6.",
    from: { path: '^(domain|widgets|portal|loader)/src/' },
    to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/(v4/)?mini/' },
  },
  {
    name: 'builders-only-in-tests',
    comment: 'domain/src/testing makes up listings; only tests may believe them.',
    from: { pathNot: TESTS },
    to: { path: '^domain/src/testing/' },
  },
  {
    name: 'no-test-in-production',
    comment: 'A file that ships must not rest on a test.',
    from: { path: '^(domain|widgets|loader|portal|sample|server)/src/', pathNot: TESTS },
    to: {
      path: '\\.test\\.tsx?$|(^|/)node_modules/(vitest|@vitest|@fast-check|fast-check|@testing-library)/',
    },
  },
];

const order = [
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one file, or a third one is missing below both.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-unresolved',
    comment: 'An import that leads nowhere hides what it leads to from every rule above.',
    from: {},
    to: { couldNotResolve: true, pathNot: MADE_BY_BUILD },
  },
];

export default {
  forbidden: [...layers, ...rooms, ...serverRooms, ...purity, ...order].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
