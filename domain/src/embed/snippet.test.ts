import { describe, expect, it } from 'vitest';
import type { EmbedAttribute, EmbedElement } from './embed-element.ts';
import { type EmbedSetup, noTheme } from './embed-setup.ts';
import { type SnippetForm, snippetFor, snippetForms } from './snippet.ts';

const attribute = (name: string, kind: EmbedAttribute['kind'], property: string | null = null) => ({
  name,
  property,
  kind,
  words: [],
  description: '',
  isFilter: property === null,
});
const element: EmbedElement = {
  tag: 'hearth-search',
  className: 'HearthSearch',
  attributes: [
    attribute('heading', 'string', 'heading'),
    attribute('min-price', 'number', 'minPrice'),
    attribute('lease', 'flag', 'lease'),
    attribute('min-year-built', 'number'),
    { ...attribute('lang', 'words'), words: ['en', 'es'] },
  ],
};
const origin = 'https://homes.test';
const pinned = { file: 'hearth-1.2.3.js', integrity: 'sha384-abc+/=' };
const source = { origin, element, pinned, version: '1.2.3' };
const aSetup = (changes: Partial<EmbedSetup> = {}): EmbedSetup => ({
  widget: 'search',
  attributes: {},
  key: null,
  theme: noTheme,
  ...changes,
});
const codes = (form: SnippetForm, setup: EmbedSetup) =>
  snippetFor(form, setup, source).map(({ code }) => code);

const inCode: readonly SnippetForm[] = ['react', 'next', 'vue'];

const setup = aSetup({
  attributes: { 'min-price': '300000', lease: '' },
  key: 'hk_0123456789abcdefghij',
  theme: { ...noTheme, radius: 4, scheme: 'auto' },
});
const script = '<script async src="https://homes.test/v1/hearth.js?key=hk_0123456789abcdefghij"></script>';
const theme = 'token.radius=4&amp;token.color-scheme=auto';
const sheet = (query: string) =>
  `<link rel="stylesheet" href="https://homes.test/embed/reserve/search.css?${query}">`;
const file = '<link rel="modulepreload" href="https://homes.test/v1/hearth-search.js">';
const query = 'min-price=300000&lease=&key=hk_0123456789abcdefghij&token.radius=4&token.color-scheme=auto';
const htmlQuery = query.replaceAll('&', '&amp;');
const link = `<a href="https://homes.test/w/search?${htmlQuery}">Search homes</a>`;
const tag = `<hearth-search min-price="300000" lease>${link}</hearth-search>`;

const wanted: readonly (readonly [SnippetForm, readonly string[]])[] = [
  ['html', [`${sheet(theme)}\n${file}\n${script}\n${tag}`]],
  ['squarespace', [`${sheet(theme)}\n${file}\n${script}\n${tag}`]],
  [
    'wordpress',
    [
      `${sheet(theme)}\n${file}\n${script}\n${tag}`,
      `${sheet(`for=placeholder%2Clink&amp;${theme}`)}\n${file}\n${script}`,
      `<div data-hearth="search" data-min-price="300000" data-lease="">${link}</div>`,
      link,
    ],
  ],
  ['webflow', [`${sheet(theme)}\n${file}\n${script}`, tag]],
  ['wix', [`https://homes.test/embed/frame/search?${query}`]],
  [
    'oembed',
    [
      `https://homes.test/w/search?${query}`,
      `https://homes.test/oembed?format=json&url=${encodeURIComponent(`https://homes.test/w/search?${query}`)}`,
    ],
  ],
  [
    'pinned',
    [
      `${sheet(theme)}\n<script async src="https://homes.test/v1/hearth-1.2.3.js?key=hk_0123456789abcdefghij" integrity="sha384-abc+/=" crossorigin="anonymous"></script>\n${tag}`,
    ],
  ],
];

describe('a snippet', () => {
  it.each(wanted)('writes what goes into %s', (form, expected) => {
    expect(codes(form, setup)).toEqual(expected);
  });

  it('writes a style sheet, hints, a script and a tag with a link for a bare widget', () => {
    expect(codes('html', aSetup())[0]?.split('\n')).toEqual([
      '<link rel="stylesheet" href="https://homes.test/embed/reserve/search.css">',
      file,
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="https://homes.test/api/v2/listing/search?limit=12">',
      '<script async src="https://homes.test/v1/hearth.js"></script>',
      '<hearth-search><a href="https://homes.test/w/search">Search homes</a></hearth-search>',
    ]);
  });

  it('names the file with the map for a map alone', () => {
    const [code] = codes('html', aSetup({ attributes: { shape: 'map' }, key: 'hk_1' }));
    expect(code).toContain('<link rel="modulepreload" href="https://homes.test/v1/hearth-search-map.js">');
    expect(code).toContain('/api/v2/listing/search?limit=1&amp;embedKey=hk_1"');
    expect(code).toContain(
      'media="(max-width:899px)" href="https://homes.test/api/v2/map/points?mobile=true&amp;embedKey=hk_1"',
    );
  });

  it('writes React properties of the right kinds', () => {
    const [install, code] = codes(
      'react',
      aSetup({
        ...setup,
        attributes: { ...setup.attributes, 'min-year-built': '1990', heading: 'Homes', unknown: 'x' },
      }),
    );
    expect(install).toBe('npm install https://homes.test/elements/hearth-react-1.2.3.tgz');
    expect(code).toContain("import { HearthSearch, loadHearth } from '@hearth/react';");
    expect(code).toContain(
      'loadHearth(\'https://homes.test/v1/hearth.js\', { key: "hk_0123456789abcdefghij" });',
    );
    expect(code).toContain('<HearthSearch minPrice={300000} lease minYearBuilt={1990} heading="Homes">');
    expect(code).toContain('--hearth-radius: 4px;');
  });

  it('accepts messages of this frame only', () => {
    const [code] = codes('iframe', setup);
    expect(code).toContain(`src="https://homes.test/embed/frame/search?${htmlQuery}" title="Home search"`);
    expect(code).toContain("event.origin !== 'https://homes.test'");
  });

  it('offers no version where there is none', () => {
    expect(snippetFor('pinned', setup, { ...source, pinned: null })).toEqual([]);
  });

  it.each([
    ['Homes & "more"', 'heading="Homes &amp; &quot;more&quot;"', 'heading={"Homes & \\"more\\""}'],
    ['<script>x</script>', 'heading="&lt;script&gt;x&lt;/script&gt;"', 'heading={"<script>x</script>"}'],
    ['a\nb', 'heading="a&#10;b"', 'heading={"a\\nb"}'],
    ["it's", 'heading="it\'s"', 'heading={"it\'s"}'],
    ['"></hearth-search>', 'heading="&quot;&gt;&lt;/hearth-search&gt;"', 'heading={"\\"></hearth-search>"}'],
    ['{x}', 'heading="{x}"', 'heading={"{x}"}'],
    ['&amp;', 'heading="&amp;amp;"', 'heading={"&amp;"}'],
    ['\ud800', 'heading="\ud800"', 'heading={"\\ud800"}'],
  ])('contains exactly %j', (heading, inHtml, inJsx) => {
    const written = aSetup({ attributes: { heading } });
    expect(codes('html', written)[0]).toContain(`<hearth-search ${inHtml}><a`);
    expect(codes('wordpress', written).at(-2)).toContain(`data-${inHtml}>`);
    expect(codes('react', written)[1]).toContain(`<HearthSearch ${inJsx}>`);
    expect(codes('next', written)[2]).toContain(`<HearthSearch ${inJsx}>`);
    expect(codes('vue', written)[1]).toContain(`<HearthSearch ${inHtml}><a`);
    expect(codes('svelte', written)[0]).toContain(`<hearth-search ${inJsx}><a`);
    for (const form of ['iframe', 'oembed', 'wix'] as const) {
      const text = codes(form, written).join('');
      expect(text).not.toContain('<hearth-search');
      expect(text).not.toMatch(/src="[^"]*[<\n]/);
    }
  });

  it('makes a frame light, unless another color scheme is chosen', () => {
    expect(codes('wix', aSetup())).toEqual([
      'https://homes.test/embed/frame/search?token.color-scheme=light',
    ]);
    expect(codes('oembed', aSetup())[0]).toBe('https://homes.test/w/search?token.color-scheme=light');
    expect(codes('wordpress', aSetup()).at(-1)).toContain('"https://homes.test/w/search"');
  });

  it('escapes the key in the script tag', () => {
    for (const form of snippetForms) {
      for (const code of codes(form, aSetup({ key: '"><script>alert(1)</script>' }))) {
        // A string of JavaScript has it with its quote escaped.
        if (inCode.includes(form)) expect(code).not.toMatch(/[^\\]"><script/);
        else expect(code).not.toContain('<script>alert');
      }
    }
  });
});

it('offers the WordPress plugin with a shortcode that its editor reads', () => {
  const attributes = { heading: 'Homes in Austin', lease: '', 'min-price': '300000' };
  const first = (changes: Partial<EmbedSetup>) => snippetFor('wordpress', aSetup(changes), source)[1];
  expect(first({ attributes })).toMatchObject({
    code: '[hearth-search heading="Homes in Austin" lease min-price="300000"]',
    download: { address: 'https://homes.test/elements/hearth-wordpress.zip' },
  });
  expect(first({ attributes: { heading: 'Homes [new]' } })?.download).toBeUndefined();
  expect(first({ theme: setup.theme })?.download).toBeUndefined();
});

it('writes a Spanish link and names the Spanish loader for a snippet in Spanish', () => {
  const spanish = aSetup({ attributes: { lang: 'es' } });
  const link = '<a href="https://homes.test/w/search?lang=es">Buscar propiedades</a>';
  const [html] = codes('html', spanish);
  expect(html).toContain(`<hearth-search lang="es">${link}</hearth-search>`);
  expect(html).toContain('<link rel="modulepreload" href="https://homes.test/v1/es/hearth.js">');
  expect(html).not.toContain('/v1/hearth-search.js');
  expect(html).toContain('href="https://homes.test/api/v2/listing/search?limit=12"');
  expect(codes('wordpress', spanish).at(-2)).toBe(`<div data-hearth="search" data-lang="es">${link}</div>`);
  expect(codes('iframe', spanish)[0]).toMatch(/frame\/search\?lang=es&[^>]*title="Búsqueda de propiedades"/);
  expect(codes('react', spanish)[1]).toContain('<HearthSearch lang="es">');
  expect(codes('oembed', spanish)[0]).toContain('/w/search?lang=es');
});

it('writes attributes of the right kinds for Vue and Svelte, and the key in the script', () => {
  const written = aSetup({ ...setup, attributes: { ...setup.attributes, 'min-year-built': '1990' } });
  const [, vue] = codes('vue', written);
  expect(vue).toContain('<HearthSearch :min-price="300000" lease :min-year-built="1990"><a href=');
  expect(vue).toContain(
    'loadHearth(\'https://homes.test/v1/hearth.js\', { key: "hk_0123456789abcdefghij" })',
  );
  const [svelte] = codes('svelte', written);
  expect(svelte).toContain('<hearth-search min-price={300000} lease min-year-built={1990}><a href=');
  expect(svelte).toContain(script);
});
