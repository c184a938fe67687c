/** Preact wherever a source file or a library says React. The longer names come first. */
export const preactForReact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react$/, replacement: '@preact/compat' },
];

/** Leaflet's `main` is not a module; this file is, and has no default export. */
export const leafletAsModule = { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' };

/**
 * `import React from 'react'` in a library would keep all of Preact's compatibility layer, since its default export is
 * one object of everything; a namespace keeps what is used. Saves 1.0 KB of the runtime.
 */
export function namedReact() {
  return {
    name: 'hearth-named-react',
    transform(code, id) {
      if (!/\/(@?react-leaflet)\//.test(id)) return null;
      const named = code.replace(
        /import React(?:, (\{[^}]*\}))? from 'react';/g,
        (_, names) => `import * as React from 'react';${names ? ` import ${names} from 'react';` : ''}`,
      );
      return { code: named, map: null };
    },
  };
}
