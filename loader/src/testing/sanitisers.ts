import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { fetchedPackage } from '../../../build/fetched-package.mjs';

/** Returns the sanitised HTML; null where the sanitiser is not available on this machine. */
type Sanitise = (html: string) => Promise<string | null>;

const EDITORS = 'http://editors.example';
const PACKAGES = [
  ...['tinymce@8.9.2', 'ckeditor4@4.22.1', 'quill@2.0.3', 'dompurify@3.4.18', 'sanitize-html@2.18.1'],
  ...['xss@1.0.15', '@tiptap/core@2.27.3', '@tiptap/pm@2.27.3', '@tiptap/starter-kit@2.27.3'],
  '@tiptap/extension-link@2.27.3',
];
const PHP = ['php8.2-cli', 'libargon2-1', 'libsodium23', 'libxml2', 'libedit2', 'libmagic1', 'libicu72'];

const npm = () => fetchedPackage('npm with dependencies', ...PACKAGES);
const ckeditor5 = () => fetchedPackage('npm', 'ckeditor5@48.5.2');
const debian = () => fetchedPackage('Debian', 'wordpress', ...PHP);

/** Fetches all packages that are not there yet. */
export const fetchSanitisers = () => Promise.all([npm(), ckeditor5(), debian()]);

/** The sanitisers of docs/embedding.md with their defaults, by the names they have there. */
export const sanitisers = (page: () => Page): readonly (readonly [name: string, Sanitise])[] => [
  ['WordPress, posts', (html) => wordPress('posts', html)],
  ['WordPress, comments', (html) => wordPress('comments', html)],
  ['WordPress, administrators', (html) => wordPress('admin', html)],
  ['TinyMCE 8', inPage(page, 'tinymce/tinymce.min.js', TINYMCE)],
  ['CKEditor 4', inPage(page, 'ckeditor4/ckeditor.js', ckeditor4('false'))],
  ['CKEditor 4 with `allowedContent`', inPage(page, 'ckeditor4/ckeditor.js', ckeditor4('true'))],
  ['CKEditor 5', inPage(page, 'ckeditor5.umd.js', ckeditor('Essentials, Paragraph, Heading, List, Link'))],
  [
    'CKEditor 5 with General HTML Support',
    inPage(page, 'ckeditor5.umd.js', ckeditor('Essentials, Paragraph, Link, GeneralHtmlSupport')),
  ],
  ['Quill 2', inPage(page, 'quill/dist/quill.js', QUILL)],
  ['TipTap 2', inPage(page, 'bundle.js', tiptap('StarterKit'))],
  ['TipTap 2 with links', inPage(page, 'bundle.js', tiptap('StarterKit, Link'))],
  ['DOMPurify', inPage(page, 'dompurify/dist/purify.js', 'DOMPurify.sanitize(html)')],
  ['sanitize-html', inPage(page, 'bundle.js', 'bundle.sanitizeHtml(html)')],
  ['js-xss', inPage(page, 'xss/dist/xss.js', 'filterXSS(html)')],
];

const TINYMCE = `tinymce.init({ target: box, license_key: 'gpl', skin: false, content_css: false })
  .then(([editor]) => (editor.setContent(html), editor.getContent()))`;
const ckeditor4 = (anything: string) => `new Promise((done) => {
  const editor = CKEDITOR.replace(box, {
    versionCheck: false, customConfig: '', ...(${anything} && { allowedContent: true })
  });
  editor.on('instanceReady', () => editor.setData(html, () => done(editor.getData())));
})`;
const QUILL = `(() => {
  const quill = new Quill(box);
  quill.clipboard.dangerouslyPasteHTML(html);
  return quill.getSemanticHTML();
})()`;
const ckeditor = (plugins: string) => `(() => {
  const { ClassicEditor, Essentials, Paragraph, Heading, List, Link, GeneralHtmlSupport } = CKEDITOR;
  const htmlSupport = { allow: [{ name: /.*/, attributes: true, classes: true, styles: true }] };
  return ClassicEditor.create(box, { licenseKey: 'GPL', plugins: [${plugins}], htmlSupport })
    .then((editor) => (editor.setData(html), editor.getData()));
})()`;
const tiptap = (extensions: string) => `(() => {
  const { Editor, StarterKit, Link } = bundle;
  return new Editor({ element: box, extensions: [${extensions}], content: html }).getHTML();
})()`;

const BUNDLE = `export { Editor } from '@tiptap/core';
export { StarterKit } from '@tiptap/starter-kit';
export { Link } from '@tiptap/extension-link';
export { default as sanitizeHtml } from 'sanitize-html';`;

/** Runs an editor in an empty page, to which its files are served from the fetched packages. */
function inPage(page: () => Page, script: string, expression: string): Sanitise {
  return async (html) => {
    const fromCkeditor5 = script === 'ckeditor5.umd.js';
    const folder = await (fromCkeditor5 ? ckeditor5() : npm());
    if (folder === null) return null;
    const files = fromCkeditor5 ? join(folder, 'package/dist/browser') : join(folder, 'node_modules');
    await page().route(`${EDITORS}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>' });
      if (pathname === '/bundle.js') return route.fulfill({ body: await bundled(files) });
      return route.fulfill({ path: join(files, pathname) }).catch(() => route.abort());
    });
    await page().goto(`${EDITORS}/`);
    await page().setContent(
      `<!doctype html><div id="box"></div><script src="${EDITORS}/${script}"></script>`,
    );
    return page().evaluate(`(async (html) => {
      const box = document.getElementById('box');
      return ${expression};
    })(${JSON.stringify(html)})`);
  };
}

let bundle: Promise<string> | undefined;
function bundled(folder: string): Promise<string> {
  bundle ??= buildBundle(folder);
  return bundle;
}

async function buildBundle(folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: BUNDLE, resolveDir: folder },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'bundle',
    define: { 'process.env.NODE_ENV': '"production"', process: '{"env":{}}' },
  });
  return outputFiles[0]?.text ?? '';
}

/** WordPress's own script for the heights of frames; null where it cannot be fetched. */
export async function wordPressEmbedScript(): Promise<string | null> {
  const folder = await debian();
  return folder && readFileSync(join(folder, 'usr/share/wordpress/wp-includes/js/wp-embed.js'), 'utf8');
}

/** Filters HTML as WordPress does, by the PHP of the fetched package; null where that cannot be fetched. */
export async function wordPress(
  who: 'posts' | 'comments' | 'admin' | 'oembed',
  html: string,
): Promise<string | null> {
  const folder = await debian();
  if (folder === null) return null;
  const run = spawnSync(
    join(folder, 'usr/bin/php8.2'),
    ['-n', join(import.meta.dirname, 'sanitise.php'), join(folder, 'usr/share/wordpress'), who],
    { input: html, env: { LD_LIBRARY_PATH: libraries(folder) }, encoding: 'utf8' },
  );
  return run.status === 0 ? run.stdout : null;
}

const libraries = (folder: string): string =>
  ['x86_64', 'aarch64'].map((machine) => join(folder, `usr/lib/${machine}-linux-gnu`)).join(':');

/** The table of docs/embedding.md: by name which forms are kept. */
export function documented(): Readonly<Record<string, readonly boolean[]>> {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8');
  const table = text.slice(text.indexOf('| editor or sanitiser'));
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2);
  return Object.fromEntries(
    rows.map((row) => {
      const [name = '', ...cells] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name, cells.map((cell) => cell === 'yes')];
    }),
  );
}
