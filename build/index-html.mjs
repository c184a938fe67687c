import { readFile } from 'node:fs/promises';

/** The font of the first load: Latin, upright. Browsers fetch other files when a text needs them. */
const FONT = /latin-wght-normal/;

/**
 * Writes the portal's `index.html`: the template with links to the entry, the chunks it imports, the css and the font,
 * where the template says `<!-- assets -->`. All addresses are absolute, because the page is served at any path.
 */
export function indexHtml({ template, icon, base = '/' }) {
  return {
    name: 'hearth-index-html',
    async generateBundle(_options, bundle) {
      const html = await readFile(template, 'utf8');
      // Browsers request /favicon.ico where the page names no icon.
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: await readFile(icon) });
      this.emitFile({
        type: 'asset',
        fileName: 'index.html',
        source: html.replace('<!-- assets -->', links(bundle, base)),
      });
    },
  };
}

function links(bundle, base) {
  const outputs = Object.values(bundle);
  const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  const named = (pattern) => outputs.map((output) => output.fileName).filter((file) => pattern.test(file));
  return [
    ...named(/\.css$/).map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...named(FONT).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`,
    ),
    ...entry.imports.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
    `<link rel="icon" href="${base}favicon.svg">`,
    `<script type="module" src="${base}${entry.fileName}"></script>`,
  ].join('\n    ');
}
