/** Preact wherever a source file or a library says React. The longer names come first. */
export const preactForReact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react$/, replacement: '@preact/compat' },
];

/** Leaflet's `main` is not a module; this file is, and has no default export. */
export const leafletAsModule = { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' };

/** React 19 and Preact 11 give a function its `ref` among the properties. */
const FORWARD_REF = 'const forwardRef = (render) => ({ ref = null, ...props }) => render(props, ref);';

/**
 * `import React from 'react'` in a library would keep all of Preact's compatibility layer, since its default export is
 * one object of everything; a namespace keeps what is used. Saves 1.0 KB of the runtime. What only the map's library
 * would need of it (`use` of a context, `forwardRef`) comes with the map: another 0.2 KB.
 */
export function namedReact() {
  return {
    name: 'hearth-named-react',
    transform(code, id) {
      if (!/\/(@?react-leaflet)\//.test(id)) return null;
      const named = code
        .replace(
          /import React(?:, (\{[^}]*\}))? from 'react';/g,
          (_, names) => `import * as React from 'react';${names ? ` import ${names} from 'react';` : ''}`,
        )
        .replace(/(import \{[^}]*)\buse\b(?=[^}]*\} from 'react';)/, '$1useContext as use')
        .replace(/(import \{[^}]*)\bforwardRef,( [^}]*\} from 'react';)/, `$1$2\n${FORWARD_REF}`);
      return { code: named, map: null };
    },
  };
}
