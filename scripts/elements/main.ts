import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSiblings } from '../../build/precompress.mjs';
import { packPackage, packPlugin } from './pack.ts';
import { readElements } from './read-elements.ts';
import { readTokens } from './read-tokens.ts';
import { toCustomElements } from './to-custom-elements.ts';
import { toCssData, toHtmlData, toWebTypes } from './to-editor-data.ts';
import { toMarkdown } from './to-markdown.ts';
import { toReact, toReactTypes } from './to-react.ts';
import { toSvelteTypes } from './to-svelte.ts';
import { toElementTypes } from './to-types.ts';
import { toVue, toVueTypes } from './to-vue.ts';
import { toWordPress } from './to-wordpress.ts';

/**
 * Descriptions of the elements for tools, and packages for frameworks and WordPress, from the sources: `node scripts/elements/main.ts FOLDER`
 * writes all of them; `--docs` writes docs/elements.md instead.
 */
const root = join(import.meta.dirname, '../..');
const [target = ''] = process.argv.slice(2);
const elements = readElements();
const tokens = readTokens();

if (target === '--docs') writeFileSync(join(root, 'docs/elements.md'), toMarkdown(elements, tokens));
else await writeFor(target);

/** With the compressed siblings that the server sends. */
async function writeFor(folder: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const types = { 'hearth.d.ts': toElementTypes(elements) };
  const react = { 'react.js': toReact(elements), 'react.d.ts': toReactTypes(elements) };
  const vue = { 'vue.js': toVue(elements), 'vue.d.ts': toVueTypes(elements) };
  const files = {
    'elements.json': json({ version, elements, tokens }),
    'custom-elements.json': json(toCustomElements(elements, tokens)),
    'html-custom-data.json': json(toHtmlData(elements)),
    'css-custom-data.json': json(toCssData(tokens)),
    'web-types.json': json(toWebTypes(elements, version)),
    'svelte.d.ts': toSvelteTypes(elements),
    ...types,
    ...react,
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    await writeSiblings(join(folder, name));
  }
  packPlugin(folder, version, toWordPress(elements));
  await Promise.all([
    packPackage(folder, 'react', version, { ...types, ...react }),
    packPackage(folder, 'vue', version, { ...types, ...vue }),
  ]);
}
