import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { expect, test } from 'vitest';
import { contractRoutes } from './contract-routes.mjs';
import { cssSheet } from './css-sheet.mjs';
import { oneFileModules, oneFileOutput } from './one-file.mjs';

const element = '/widgets/src/legal/legal.element.ts';
const own = {
  name: 'own-element',
  resolveId: (id) => (id === element ? id : null),
  load: (id) =>
    id === element ? 'customElements.define("hearth-legal", class extends HTMLElement {});' : null,
};

test('the source map of a file with the loader and an element names the lines of its sources', async () => {
  const bundle = await rollup({
    input: { legal: element },
    plugins: [
      own,
      oneFileModules(),
      contractRoutes(),
      cssSheet(),
      nodeResolve(),
      esbuild({ target: 'es2022', tsconfig: false }),
    ],
    preserveEntrySignatures: false,
  });
  const { output } = await bundle.generate(
    oneFileOutput({
      name: 'hearth-legal',
      element,
      version: '1',
      shared: () => null,
      options: { format: 'es', sourcemap: true, chunkFileNames: () => '[name].js' },
    }),
  );
  const { code } = output.find(({ fileName }) => fileName === 'hearth-legal.js');
  const map = new SourceMap(
    JSON.parse(output.find(({ fileName }) => fileName === 'hearth-legal.js.map').source),
  );
  const lineOf = (text) => text.split('\n').findIndex((line) => line.includes('async function defineOnce('));
  const entry = map.findEntry(lineOf(code), 0);
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(entry.originalSource).toMatch(/loader\/src\/one-file\.ts$/);
  const source = readFileSync(new URL('../loader/src/one-file.ts', import.meta.url), 'utf8');
  expect(entry.originalLine).toBe(lineOf(source));
});
