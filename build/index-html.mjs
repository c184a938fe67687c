import { readFile } from 'node:fs/promises';

/** The font of the first load: Latin, upright. Browsers fetch other files when a text needs them. */
const FONT = /latin-wght-normal/;

/**
 * Writes the portal's `index.html`: the template with links to the app, the chunks it imports, the script that starts it, the css and the font,
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
  const entry = (name) =>
    outputs.find((output) => output.type === 'chunk' && output.isEntry && output.name === name);
  const app = entry('portal');
  const named = (pattern) => outputs.map((output) => output.fileName).filter((file) => pattern.test(file));
  return [
    ...named(/\.css$/).map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    ...named(FONT).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`,
    ),
    ...app.imports.map((file) => `<link rel="modulepreload" href="${base}${file}">`),
    `<link rel="modulepreload" href="${base}${app.fileName}" data-app>`,
    `<link rel="icon" href="${base}favicon.svg">`,
    `<script type="module" src="${base}${entry('start').fileName}"></script>`,
  ].join('\n    ');
}
