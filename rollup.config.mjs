import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { BUILD_FOLDER, buildFolder } from './build/build-folder.mjs';
import { chunkManifest, elementName, screenManifest } from './build/chunk-manifest.mjs';
import { contractRoutes } from './build/contract-routes.mjs';
import { cssLink } from './build/css-link.mjs';
import { cssSheet } from './build/css-sheet.mjs';
import { cssText } from './build/css-text.mjs';
import { importAgain } from './build/import-again.mjs';
import { inLanguage } from './build/in-language.mjs';
import { indexHtml } from './build/index-html.mjs';
import { loaderBuild } from './build/loader.mjs';
import { minify } from './build/minify.mjs';
import { onWarning } from './build/on-warning.mjs';
import { oneFileModules, oneFileOutput } from './build/one-file.mjs';
import { packages } from './build/packages.mjs';
import { pinnedFiles, pinnedLoader } from './build/pinned-loader.mjs';
import { portalChunks } from './build/portal-chunks.mjs';
import { precompress } from './build/precompress.mjs';
import { prune } from './build/prune.mjs';
import { reactWrappers } from './build/react-wrappers.mjs';
import { report } from './build/report.mjs';
import { leafletAsModule, onServer, preactForReact, reactAsNamespace } from './build/runtime-alias.mjs';
import { sharedChunks } from './build/shared-chunks.mjs';
import { widgetChunks } from './build/widget-chunks.mjs';
import { spanish } from './widgets/spanish/catalogue.mjs';

/**
 * Ten builds: `dist/v1/c` the widgets on Preact, `dist/v1/es` the same with their loader in Spanish, `dist/v1/hearth-search.js` and its like the loader with one of them,
 * `dist/v1/hearth.js` the loader that knows their files, `dist/portal` the portal on React, `dist/first-view` and
 * `dist/widget-view` parts of portal and widgets that the server renders, the widgets in Spanish below `es` too, and `dist/examples` the example that is an app. The loader
 * comes after the widgets. `HEARTH_DEV=1`, or `--watch`, leaves out minifying and compressing. `HEARTH_BUILD=widgets,loader`
 * builds only those named.
 */
const dev = process.env.HEARTH_DEV === '1' || process.env.ROLLUP_WATCH === 'true';
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('package.json'), 'utf8'));

/** valtio asks `import.meta.env ? import.meta.env.MODE : undefined`: both forms have to go, the longer first. */
const constants = {
  preventAssignment: true,
  delimiters: ['', ''],
  values: {
    'import.meta.env.MODE': JSON.stringify(dev ? 'development' : 'production'),
    'import.meta.env': '{}',
    'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
    'process.env.HEARTH_VERSION': JSON.stringify(version),
  },
};
const source = () => [contractRoutes(), esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false })];
const extensions = ['.mjs', '.js', '.ts', '.tsx'];
const resolver = () => nodeResolve({ browser: true, extensions });
const minified = () => (dev ? [] : [minify()]);
/** Pages that are open fetch the files of their build. */
const keepDays = dev ? 0 : 14;
const modules = { format: 'es', generatedCode: 'es2015' };
/** Pages link their css. */
const withoutCss = () => ({
  name: 'hearth-without-css',
  load: (id) => (id.endsWith('.css') ? 'export default null;' : null),
});

/** Ends a build: compresses its files, removes those of earlier builds, and reports its size. */
const finish = (title, { compressed = {}, pruned }) => [
  ...(dev || compressed === null ? [] : [precompress(compressed)]),
  ...(pruned ? [prune({ compressed: !dev, ...pruned, folder: here(pruned.folder) })] : []),
  report(title),
];

const elements = globSync('widgets/src/*/*.element.{ts,tsx}', { cwd: here('.') }).sort();

/** Rollup names a chunk of shared parts after any one of them: those have no name, lazy ones keep theirs. */
const NAMED = ['dompurify', 'map', 'common', 'app'];
const portalChunkName = ({ name, isEntry, isDynamicEntry }) =>
  isEntry || isDynamicEntry || NAMED.includes(name) ? 'assets/[name]-[hash].js' : 'assets/shared-[hash].js';

/** One hash for all files of widgets: the loader, which is on every page, names them. */
const WIDGET_FILE = `c/${BUILD_FOLDER}/[name].js`;

const elementFile = (name) => here(elements.find((path) => elementName(path) === name));
const sharedByElements = () =>
  sharedChunks(elements.map(here), { cards: ['listing-card', 'listings'].map(elementFile) });

/** The loader lies in the folder of the widgets' manifest; pinned loaders stay until an operator deletes them. */
const isHashed = (name) => name.startsWith('c/');
const isLoader = (name) => name.startsWith('hearth.js');
const isPinned = (name) => /^hearth-\d/.test(name);
const isOneFile = (name) => /^hearth-[a-z]/.test(name);
const isEnglish = (name) => !/^es[\\/]/.test(name);

const elementInput = Object.fromEntries(elements.map((path) => [elementName(path), here(path)]));
const widgetOutput = {
  dir: here('dist/v1'),
  ...modules,
  entryFileNames: WIDGET_FILE,
  chunkFileNames: () => WIDGET_FILE,
  onlyExplicitManualChunks: true,
  hoistTransitiveImports: false,
  sourcemap: dev,
};
/** `language` are the plugins of another language than English. */
const widgetPlugins = (...language) => [
  cssSheet({ minify: !dev }),
  alias({ entries: [reactAsNamespace, ...preactForReact, leafletAsModule] }),
  resolver(),
  // The one library of a widget that is no module: protomaps-leaflet's index of boxes.
  commonjs({ include: /\/node_modules\/(rbush|quickselect)\// }),
  replace(constants),
  source(),
  ...language,
  importAgain(),
  ...minified(),
  buildFolder(),
];

/** The elements in the folder `dist/v1` of English, or a folder below it for another language. */
const widgetsIn = (folder, language, owns) => ({
  input: elementInput,
  output: { ...widgetOutput, dir: here(folder), manualChunks: widgetChunks(sharedByElements()) },
  preserveEntrySignatures: false,
  onwarn: onWarning,
  plugins: [
    ...widgetPlugins(...language),
    chunkManifest({
      version,
      late: here('loader/src/late.ts'),
      doctor: here('loader/src/doctor/doctor.ts'),
    }),
    ...finish('widgets', {
      compressed: { isHashed },
      pruned: { folder, owns, keepDays, kept: () => pinnedFiles(here(folder)) },
    }),
  ],
});
const isOfWidgets = (name) => !isLoader(name) && !isPinned(name) && !isOneFile(name) && isEnglish(name);
const widgets = widgetsIn('dist/v1', [], isOfWidgets);
const inSpanish = () => inLanguage('es', spanish);
const spanishWidgets = widgetsIn('dist/v1/es', [inSpanish()], isOfWidgets);

/** The loader of the widgets in a folder. */
function loaderIn(folder, program, options) {
  const manifest = here(`${folder}/manifest.json`);
  const read = () => JSON.parse(readFileSync(manifest, 'utf8'));
  return loaderBuild({
    input: here(`loader/src/${program}`),
    file: here(`${folder}/hearth.js`),
    read,
    watch: manifest,
    dev,
    ...options,
    plugins: [
      ...(dev ? [] : [pinnedLoader({ folder: here(folder), read })]),
      ...finish('loader', { pruned: { folder, owns: isLoader } }),
    ],
  });
}
const loader = loaderIn('dist/v1', 'hearth.ts');
const spanishLoader = loaderIn('dist/v1/es', 'in-language.ts', {
  format: 'es',
  language: [inSpanish()],
});

/**
 * A file for each element with the loader, so that nothing is left to fetch before it can be used, and with the parts that follow at once.
 * A map alone has its own file, since other searches show one on wide pages only.
 */
const PARTS = {
  'agent-bio': ['agent-bio/agent-listings.tsx', 'agent-bio/agent-reviews.tsx'],
  listing: ['listing/listing-story.tsx'],
  listings: ['listings/home-cards.tsx', 'listings/see-all.tsx'],
  'mortgage-calculator': ['mortgage-calculator/parts-after-render.ts'],
  search: ['search/results.tsx'],
};
const MAP_PARTS = ['search/map-panel.tsx', 'map/search-map.tsx', 'listing-card/source-notes.tsx'];
const partFiles = (paths = []) => paths.map((path) => here(`widgets/src/${path}`));
const ONE_FILES = [
  ...elements.map((path) => ({ element: here(path), parts: partFiles(PARTS[elementName(path)]) })),
  { element: elementFile('search'), suffix: '-map', parts: partFiles(MAP_PARTS) },
];
const oneFiles = {
  input: elementInput,
  output: ONE_FILES.map(({ element, suffix = '', parts }) =>
    oneFileOutput({
      name: `hearth-${elementName(element)}${suffix}`,
      element,
      parts,
      version,
      shared: widgetChunks(sharedByElements()),
      options: widgetOutput,
    }),
  ),
  preserveEntrySignatures: false,
  onwarn: onWarning,
  plugins: [oneFileModules(), ...widgetPlugins(), ...finish('files of elements', {})],
};

const portal = {
  input: { portal: here('portal/src/app/main.tsx'), start: here('portal/src/app/start.ts') },
  output: {
    dir: here('dist/portal'),
    ...modules,
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: portalChunkName,
    assetFileNames: 'assets/[name]-[hash][extname]',
    manualChunks: portalChunks(here),
    onlyExplicitManualChunks: true,
    sourcemap: dev,
  },
  preserveEntrySignatures: false,
  plugins: [
    cssSheet({
      minify: !dev,
      only: (path) => !path.startsWith(here('portal/')) || path.endsWith('.sheet.css'),
    }),
    alias({ entries: [leafletAsModule] }),
    resolver(),
    packages(),
    replace(constants),
    source(),
    importAgain(),
    cssLink({ minify: !dev, name: 'portal.css' }),
    screenManifest(),
    indexHtml({ template: here('portal/index.html'), icon: here('portal/src/favicon.svg') }),
    ...minified(),
    ...finish('portal', { pruned: { folder: 'dist/portal', keepDays } }),
  ],
  onwarn: onWarning,
};

/** Node has a navigator that does not say whether it is online, and no document. */
const ofServer = {
  'process.env.NODE_ENV': '"production"',
  'navigator.onLine': 'true',
  'document.baseURI': 'undefined',
};

/**
 * First views that the server renders, with its own React. Parts that a page fetches later are never read there. `within` is the folder of
 * another language, and `language` its plugins.
 */
const rendered = (name, input, { first = [], within = '', language = [] } = {}) => ({
  input: { [name]: here(input) },
  output: {
    dir: here(`dist/${name}${within}`),
    ...modules,
    // A running server imports the files of one build, and after the next build those of that.
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  },
  onwarn: onWarning,
  plugins: [
    ...first,
    alias({ entries: [leafletAsModule] }),
    nodeResolve({ exportConditions: ['node'], extensions, preferBuiltins: true }),
    packages(),
    replace({ ...constants, values: { ...constants.values, ...ofServer } }),
    source(),
    ...language,
    ...finish(name, {
      compressed: null,
      pruned: { folder: `dist/${name}${within}`, owns: isEnglish, compressed: false, keepDays: 1 },
    }),
  ],
});
/** Of the portal, whose pages link their sheets. */
const firstView = rendered('first-view', 'portal/src/app/first-view.tsx', {
  first: [withoutCss(), onServer(here('.'), ['/agent-bio/bio-text.tsx'])],
});
/** Of the widgets on hosted pages, with their sheets as text. */
const widgetViewIn = (options) =>
  rendered('widget-view', 'portal/src/hosted/widget-view.tsx', {
    first: [cssText({ minify: !dev }), onServer(here('.'))],
    ...options,
  });
const widgetView = widgetViewIn();
const spanishWidgetView = widgetViewIn({ within: '/es', language: [inSpanish()] });

/** App of a partner: React, the wrappers that partners copy, and nothing of the widgets. */
const examples = {
  input: { 'react-host': here('examples/react-host/app.tsx') },
  output: { ...modules, dir: here('dist/examples'), entryFileNames: '[name].js' },
  onwarn: onWarning,
  plugins: [
    reactWrappers(),
    resolver(),
    packages(),
    replace(constants),
    source(),
    ...minified(),
    ...finish('examples', { pruned: { folder: 'dist/examples' } }),
  ],
};

const builds = {
  widgets,
  oneFiles,
  loader,
  spanishWidgets,
  spanishLoader,
  portal,
  firstView,
  widgetView,
  spanishWidgetView,
  examples,
};
const wanted = process.env.HEARTH_BUILD?.split(',') ?? Object.keys(builds);
export default wanted.map((name) => builds[name]);
