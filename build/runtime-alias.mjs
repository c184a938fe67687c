/** Preact wherever a source file or a library says React. The longer names come first. */
export const preactForReact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react$/, replacement: '@preact/compat' },
];

/** Leaflet's `main` is not a module; this file is, and has no default export. */
export const leafletAsModule = { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' };
