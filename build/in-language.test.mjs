import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { expect, test } from 'vitest';
import { spanish } from '../widgets/spanish/catalogue.mjs';
import { shownWith, untranslated } from '../widgets/spanish/untranslated.mjs';
import { inLanguage, moduleOf, textsIn } from './in-language.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const translate = (code, catalogue) =>
  inLanguage('es', { everywhere: {}, ...catalogue }).transform(code, '/x/widgets/src/ui/notice.tsx')?.code;

test.each([
  ['a literal', 'f("house")', { house: 'casa' }, 'f("casa")'],
  [
    'a template, whose parts may change places',
    'f(`${a} and ${b}`)',
    { '{0} and {1}': '{1} y {0}' },
    'f(`${b} y ${a}`)',
  ],
  [
    'a text in the expression of a template',
    'f(`${a ? "x" : "y"}!`)',
    { '{0}!': '¡{0}!', x: 'z' },
    'f(`¡${a ? "z" : "y"}!`)',
  ],
  [
    'a text that ends a template, as it is',
    'f(`a ${b}`)',
    { 'a {0}': '`${c}` {0}' },
    'f(`\\`\\${c}\\` ${b}`)',
  ],
  [
    'children of an element',
    'jsx("p", { children: ["Call ", a, "!"] })',
    { 'Call {0}!': '¡Llame al {0}!' },
    'jsx("p", { children: ["¡Llame al ", a, "!"] })',
  ],
  [
    'a label that is a value as well',
    'f({ label: "Lot", type: "Lot" })',
    { label: { Lot: 'Terreno' } },
    'f({ label: "Terreno", type: "Lot" })',
  ],
])('translates %s', (_what, code, texts, expected) => {
  expect(translate(code, { 'widgets/ui/notice.tsx': texts })).toBe(expected);
});

test.each([
  'a === "house"',
  'f({ "house": 1 })',
  'a["house"]',
  'switch (a) { case "house": }',
  'import "house"',
])('keeps the value in %s', (code) => {
  expect(translate(code, { everywhere: { house: 'casa' } })).toBeUndefined();
});

const whole = inLanguage('es', spanish);

/** The texts of a module that the catalogue lacks. */
async function missingIn(path) {
  const module = moduleOf(`/${path}`);
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  const { code } = await transform(readFileSync(`${root}${path}`, 'utf8'), {
    loader,
    jsx: 'automatic',
    target: 'es2022',
  });
  whole.transform(code, `/${path}`);
  const texts = textsIn(parseAst(code));
  const own = { ...spanish.everywhere, ...spanish[module] };
  const isKnown = ({ text, within }) => typeof (own[within]?.[text] ?? own[text]) === 'string';
  const rows = texts.filter((found) => found.kind === 'children' && isKnown(found));
  const isWithin = ({ start, end }) => rows.some((each) => each.start < start && each.end > end);
  return texts
    .filter(
      (found) => !isKnown(found) && !isWithin(found) && shownWith(found) && !untranslated(module, found.text),
    )
    .map(({ text }) => `${module}: ${text}`);
}

test('translates each text of the widgets, and no other', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync('widgets/src/*/*.element.{ts,tsx}', { cwd: root }),
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    packages: 'external',
    alias: { '@hearth/domain': './domain/src', '@hearth/widgets': './widgets/src' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const paths = Object.keys(metafile.inputs).filter((path) => moduleOf(`/${path}`));
  expect(paths.length).toBeGreaterThan(200);
  expect((await Promise.all(paths.map(missingIn))).flat()).toEqual([]);
  expect(whole.unused()).toEqual([]);
});
