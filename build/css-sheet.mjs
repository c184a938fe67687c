import { bundleCss, resolveCss } from './css.mjs';

const PREFIX = '\0sheet:';
const SUFFIX = '.js';

/**
 * Turns `import sheet from './x.css'` into a module whose default export is a `CSSStyleSheet`.
 * A plugin of both rollup and vite: the id does not end in `.css`, so that vite's own css handling leaves it alone.
 * `only` selects the files (default: all).
 */
export function cssSheet({ minify = false, only = () => true } = {}) {
  return {
    name: 'hearth-css-sheet',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null;
      const path = resolveCss(source, importer.split('?')[0]);
      return only(path) ? { id: PREFIX + path + SUFFIX, moduleSideEffects: false } : null;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const { text, files } = await bundleCss(id.slice(PREFIX.length, -SUFFIX.length), { minify });
      for (const file of files) this.addWatchFile(file);
      return `const sheet = new CSSStyleSheet();\nsheet.replaceSync(${JSON.stringify(text)});\nexport default sheet;\n`;
    },
  };
}
