import { bundleCss, resolveCss } from './css.mjs';

const PREFIX = '\0css-text:';
const SUFFIX = '.js';

/** Turns `import sheet from './x.css'` into a module whose default export is its text, for pages that the server renders. */
export function cssText({ minify = false } = {}) {
  return {
    name: 'hearth-css-text',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer) return null;
      return PREFIX + resolveCss(source, importer.split('?')[0]) + SUFFIX;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const { text, files } = await bundleCss(id.slice(PREFIX.length, -SUFFIX.length), { minify });
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(text)};\n`;
    },
  };
}
