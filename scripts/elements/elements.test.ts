import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { snippetFor } from '../../domain/src/embed/snippet.ts';
import type { ElementDescription } from './element-description.ts';
import { readElements } from './read-elements.ts';
import { readTokens } from './read-tokens.ts';
import { toMarkdown } from './to-markdown.ts';
import { toReact, toReactTypes } from './to-react.ts';
import { toElementTypes } from './to-types.ts';

const root = join(import.meta.dirname, '../..');
// Inside the project, so that `react` resolves.
const folder = join(root, 'node_modules/.cache/elements-test');
let elements: readonly ElementDescription[] = [];

beforeAll(() => {
  elements = readElements();
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('matches docs/elements.md; otherwise run `npm run elements`', () => {
  expect(readFileSync(join(root, 'docs/elements.md'), 'utf8')).toBe(toMarkdown(elements, readTokens()));
});

it('describes every element, and all filters of elements that search', () => {
  expect(elements.filter(({ description }) => description === '')).toEqual([]);
  const search = elements.find(({ tag }) => tag === 'hearth-search');
  const names = search?.attributes.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(['min-price', 'waterfront', 'max-year-built', 'heading']));
  expect(new Set(names).size).toBe(names.length);
});

const use = `
import './hearth.js';
import { HearthListingCard, HearthScript, HearthSearch, loadHearth } from './react.js';

const search = document.createElement('hearth-search');
search.minPrice = 300_000;
search.addEventListener('hearth-listing-select', ({ detail }) => detail.listingid.toUpperCase());
// @ts-expect-error a price is a number
search.minPrice = 'cheap';
loadHearth('https://homes.example/v1/hearth.js', { key: 'hk_1' });
window.Hearth?.ready('hearth-search').then(() => {});

export const page = (
  <>
    <HearthScript server="https://homes.example" embedKey="hk_1" />
    <HearthSearch minPrice={300_000} waterfront onListingSelect={({ detail }) => detail.url.length}>
      Homes
    </HearthSearch>
    <hearth-search min-price="300000" onhearth-listing-select={(event) => event.preventDefault()} />
    {/* @ts-expect-error there is no such layout */}
    <HearthListingCard layout="heap" />
  </>
);
`;

/** Output of the builder for React, with a full theme and a text with quotes. */
const ofBuilder = (element: ElementDescription): string => {
  const theme = { accent: '#ff9900', font: "Georgia, 'Times New Roman'", radius: 4, scheme: 'auto' } as const;
  const attributes = { heading: 'It\'s "here"', limit: '4', lease: '' };
  const setup = { widget: element.tag.replace('hearth-', ''), attributes, key: 'hk_1', theme };
  const source = { origin: 'https://homes.example', element, pinned: null, version: '1.0.0' };
  const [, component] = snippetFor('react', setup, source);
  return component?.code ?? '';
};

it('types the elements for plain code, for the JSX of React 19 and for the code of the builder', () => {
  const snippets = elements.map((element) => [`${element.tag}.tsx`, ofBuilder(element)] as const);
  const files = {
    ...Object.fromEntries(snippets),
    'hearth.d.ts': toElementTypes(elements),
    'react.d.ts': toReactTypes(elements),
    'react.js': toReact(elements),
    'use.tsx': use,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'nodenext',
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: [],
        paths: { '@hearth/react': ['./react.d.ts'] },
        skipLibCheck: false,
      },
      files: ['use.tsx', ...snippets.map(([name]) => name)],
    }),
    'package.json': '{ "type": "module" }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
