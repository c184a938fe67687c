import { readdirSync } from 'node:fs';

const TESTS = '\\.test\\.tsx?$|^attack/|/testing/|/tests?/|vitest[^/]*\\.config';
const WIDGETS =
  'search|listing-card|listing|listings|mortgage-calculator|agent-bio|inquiry-form|home-value|market|legal';
/** Modules that the build makes up, such as `hearth:chunks`, the list of the widgets' files. */
const MADE_BY_BUILD = '^hearth:';
const LEAFLET = '(^|/)node_modules/(leaflet|react-leaflet|@react-leaflet/[^/]+|@types/leaflet)/';
const MAPS = '^widgets/src/map/|^portal/src/features/search/drawing/layer/';

/** The walls of the house: imports go down only, domain <- widgets <- portal, domain <- server, domain <- sample, loader alone. */
const FLOORS = ['domain', 'widgets', 'loader', 'portal', 'server', 'e2e', 'bench', 'attack', 'scripts'];
const floors = [
  [
    'domain-imports-nothing-above',
    [],
    'domain holds pure rules; everything else rests on it, never the other way round.',
  ],
  [
    'widgets-import-nothing-above',
    ['domain'],
    'A widget runs on foreign pages; it may rest on domain alone.',
  ],
  [
    'portal-imports-no-server-or-loader',
    ['domain', 'widgets'],
    'The portal runs in the browser; it speaks to the server over the contract.',
  ],
  ['server-imports-domain-alone', ['domain'], 'Code that server and browser share lies in domain.'],
  [
    'sample-imports-domain-alone',
    ['domain'],
    'sample makes plain data and pictures; scripts/sample brings them to the server.',
  ],
].map(([name, below, comment]) => {
  const [floor] = name.split('-');
  const above = FLOORS.filter((other) => other !== floor && !below.includes(other));
  return { name, comment, from: { path: `^${floor}/` }, to: { path: `^(${above.join('|')})/` } };
});

const layers = [
  ...floors,
  {
    name: 'sample-stays-out-of-production',
    comment: 'Production images leave sample/ out: the start script, tests and bench alone import it.',
    from: { path: '^(domain|widgets|loader|portal|server)/src/', pathNot: TESTS },
    to: { path: '^sample/' },
  },
  {
    name: 'loader-stands-alone',
    comment:
      'Partners paste the loader: it has a budget of two kilobytes and no dependencies, packages included. Of domain it has paths of the API, the links that stay links, the languages, and for the doctor the attributes of pages; of widgets the popup, which comes later, and the language of an element.',
    from: { path: '^loader/src/', pathNot: TESTS },
    to: {
      pathNot: `^loader/src/|^domain/src/(contract/|embed/(first-files|host-attribute|language|plain-links|request-credentials)\\.ts$)|^widgets/src/(ui/popup|element/(build-)?language)\\.ts$|${MADE_BY_BUILD}`,
    },
  },
];

/** Other widgets that a widget imports, and those that its late parts alone import: a partner loads one widget and pays for one. */
const widgetRooms = [
  ...['search', 'market'].map((widget) => ({ widget, others: 'listing-card' })),
  { widget: 'listings', others: 'listing-card|search' },
  {
    widget: 'listing',
    others: 'listing-card',
    late: WIDGETS,
    parts: 'home-payment|listing-payment|home-inquiry|listing-form|tour-ways|listing-legal',
  },
  { widget: 'inquiry-form', late: 'listing-card', parts: 'form-home' },
  { widget: 'agent-bio', late: 'listing-card', parts: 'agent-listings' },
  ...['listing-card', 'mortgage-calculator', 'home-value', 'legal'].map((widget) => ({ widget })),
].flatMap(({ widget, others = widget, late, parts }) => [
  {
    name: 'no-widget-into-widget',
    comment: 'A widget imports the widgets of its row in .dependency-cruiser.mjs.',
    from: { path: `^widgets/src/${widget}/` },
    to: {
      path: `^widgets/src/(${WIDGETS})/`,
      pathNot: `^widgets/src/(${[widget, others, late].filter(Boolean).join('|')})/`,
    },
  },
  ...(late
    ? [
        {
          name: 'other-widget-comes-late',
          comment: 'Some parts of a widget show another widget and come late: they alone may import it.',
          from: { path: `^widgets/src/${widget}/`, pathNot: `/(${parts})\\.tsx$|${TESTS}` },
          to: {
            path: `^widgets/src/(${late})/`,
            pathNot: `^widgets/src/(${widget}|${others})/`,
            dependencyTypesNot: ['type-only'],
          },
        },
      ]
    : []),
]);

/** Walls between rooms of one floor. */
const rooms = [
  {
    name: 'sentence-only-in-the-search-bar',
    comment:
      'The sentence reader carries its words; the search bar and the check of remarks load it, and a search does without.',
    from: {
      pathNot: `^domain/src/sentence/|^domain/src/exclusive/fair-housing/|^portal/src/app/shell/search-bar/|${TESTS}`,
    },
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
  ...widgetRooms,
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
    comment:
      'domain has no DOM, no React and no packages but zod/mini, the types of schema-dts, and regexparam in pageAt() alone.',
    from: { path: '^domain/src/', pathNot: `^domain/src/page/page-at\\.ts$|${TESTS}` },
    to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/(zod|schema-dts)/' },
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
