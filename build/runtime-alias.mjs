import { fileURLToPath } from 'node:url';

/** Replaces React by Preact in sources and libraries. Longer names come first. */
export const preactForReact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react$/, replacement: '@preact/compat' },
];

/** Goes before `preactForReact` where modules are bundled: 1.5 KB less of the runtime. */
export const reactAsNamespace = {
  find: /^react$/,
  replacement: fileURLToPath(new URL('./react-as-namespace.mjs', import.meta.url)),
};

/** Leaflet's `main` is not a module; this file is, and has no default export. */
export const leafletAsModule = { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' };

/** Of widgets that the server renders: what stands for these modules there, by their paths behind `widgets/src`. */
const onServerFor = {
  '/agent-bio/bio-text.tsx': 'bio-text.tsx',
  '/client/use-request.ts': 'use-request.ts',
  '/client/element-client.ts': 'element-client.ts',
  '/element/define-element.ts': 'define-element.ts',
  '/search/use-first-cards.ts': 'use-first-cards.ts',
  '/search/use-widget-store.ts': 'use-widget-store.ts',
  '/ui/use-deferred.ts': 'use-deferred.ts',
  '/ui/use-sheets.ts': 'use-sheets.ts',
};

/**
 * A plugin that reads the modules in `portal/src/hosted/on-server` in place of those of widgets: all of them for hosted pages, those at
 * `paths` for the portal's first view, which has its data from the app.
 */
export const onServer = (root, paths = Object.keys(onServerFor)) => ({
  name: 'hearth-on-server',
  async resolveId(source, importer) {
    const name = paths.find((path) => source.endsWith(path.slice(path.lastIndexOf('/'))));
    if (name === undefined || !importer) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const path = paths.find((each) => found?.id.endsWith(`/widgets/src${each}`));
    return path ? `${root}portal/src/hosted/on-server/${onServerFor[path]}` : found;
  },
});
