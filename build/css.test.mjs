import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cssLink } from './css-link.mjs';
import { cssSheet } from './css-sheet.mjs';
import { indexHtml } from './index-html.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth css '));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

async function build(plugins, input = { main: 'main.js' }) {
  const files = Object.entries(input).map(([name, file]) => [name, join(folder, file)]);
  const bundle = await rollup({ input: Object.fromEntries(files), plugins });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: 'assets/[name].js',
    chunkFileNames: 'assets/[name].js',
    assetFileNames: 'assets/[name]-[hash][extname]',
  });
  return (ending) => output.filter((file) => file.fileName.endsWith(ending));
}

test('a css file imported by name becomes one constructable sheet without urls', async () => {
  await write({
    'main.js': `import sheet from './a.css'; export const sheets = [sheet];`,
    'a.css': `@import './b.css'; .a { background: url(./x.png); mask: url(data:image/png;base64,AA==) }`,
    'b.css': `.b { color: red }`,
  });
  const [{ code }] = (await build([cssSheet({ minify: true })]))('.js');
  expect(code).toContain('new CSSStyleSheet()');
  expect(code).toContain('.b{color:red}');
  expect(code).toContain('data:,');
  expect(code).toContain('data:image/png;base64,AA==');
  expect(code).not.toContain('x.png');
});

test('a sheet that nothing uses leaves no trace', async () => {
  await write({
    'main.js': `import { used } from './parts.js'; export default used;`,
    'parts.js': `import sheet from './a.css'; export const used = 1; export const unused = sheet;`,
    'a.css': `.a { color: red }`,
  });
  const [{ code }] = (await build([cssSheet()]))('.js');
  expect(code).not.toContain('color');
});

test('css imported for effect becomes one linked file in the order of imports, screens last', async () => {
  await write({
    'main.js': `import './base.css'; import './shell.js'; import('./screen.js');`,
    'shell.js': `import './shell.css';`,
    'screen.js': `import './screen.css'; import './base.css'; export const screen = 1;`,
    'base.css': `@font-face { font-family: F; src: url(./fonts/f-latin-wght-normal.woff2) } .base { color: red }`,
    'shell.css': `.shell { color: red }`,
    'screen.css': `.screen { background: url(#mark), url(https://example.test/x.png) }`,
    'fonts/f-latin-wght-normal.woff2': 'font',
  });
  const written = await build([cssLink({ minify: true, name: 'portal.css' })]);
  const [css, ...others] = written('.css');
  expect(others).toEqual([]);
  expect(css.source.match(/\.(base|shell|screen)/g)).toEqual(['.base', '.shell', '.screen']);
  const [font] = written('.woff2');
  expect(css.source).toContain(font.fileName.replace('assets/', './'));
  expect(css.source).toContain('url("#mark")');
  expect(css.source).toContain('https://example.test/x.png');
});

test('the page links its script, the app, css and the first font by absolute addresses', async () => {
  await write({
    'start.js': `document.title = 'y';`,
    'main.js': `import './base.css'; document.title = 'x';`,
    'base.css': `@font-face { font-family: F; src: url(./f-latin-wght-normal.woff2) }`,
    'f-latin-wght-normal.woff2': 'font',
    'index.html': '<head><!-- assets --></head>',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const written = await build(
    [
      cssLink({ minify: true, name: 'portal.css' }),
      indexHtml({ template: join(folder, 'index.html'), icon: join(folder, 'icon.svg') }),
    ],
    { portal: 'main.js', start: 'start.js' },
  );
  const [page] = written('.html');
  expect(page.source).toContain('<script type="module" src="/assets/start.js"></script>');
  expect(page.source).toContain('<link rel="modulepreload" href="/assets/portal.js" data-app>');
  expect(page.source).toContain(`<link rel="stylesheet" href="/${written('.css')[0].fileName}">`);
  expect(page.source).toContain(`crossorigin href="/${written('.woff2')[0].fileName}"`);
});
