import { describe, expect, test } from 'vitest';
import { diagnose } from './diagnose.ts';
import type { AttributeFacts, Facts, ScriptFacts, WidgetFacts } from './facts.ts';
import type { Finding } from './finding.ts';

const aScript = (script: Partial<ScriptFacts> = {}): ScriptFacts => ({
  src: 'https://homes.example/v1/hearth.js',
  version: '1.0.0',
  key: null,
  integrity: false,
  crossOrigin: false,
  quoted: false,
  module: false,
  ...script,
});

const aWidget = (widget: Partial<WidgetFacts> = {}): WidgetFacts => ({
  form: 'tag',
  name: 'search',
  state: 'loaded',
  hidden: false,
  width: 800,
  height: 600,
  squeezed: null,
  inside: null,
  attributes: [],
  declared: ['limit', 'heading', 'hide-map', 'min-price'],
  lacks: null,
  swallows: false,
  ...widget,
});

const aPage = (facts: Partial<Facts> = {}): Facts => ({
  server: 'https://homes.example/',
  page: 'https://partner.example',
  names: ['search', 'listing-card', 'listings', 'mortgage-calculator'],
  running: { version: '1.0.0', key: 'abc' },
  scripts: [aScript()],
  blocked: [],
  verdict: 'allowed',
  natives: { changed: [], by: null },
  widgets: [aWidget()],
  plainLinks: [],
  inShadow: [],
  unknownListings: [],
  ...facts,
});

const withAttribute = (attribute: Partial<AttributeFacts>, widget: Partial<WidgetFacts> = {}) =>
  aPage({
    widgets: [
      aWidget({ ...widget, attributes: [{ name: 'limit', text: '3', verdict: 'fine', ...attribute }] }),
    ],
  });
const widget = (facts: Partial<WidgetFacts>) => aPage({ widgets: [aWidget(facts)] });
const ids = (facts: Facts) => diagnose(facts).map(({ id }) => id);
const only = (facts: Facts) => diagnose(facts)[0] as Finding;

test('a page without mistakes has no findings', () => {
  expect(diagnose(aPage())).toEqual([]);
});

const dead = { running: null };
const blocked = (directive: string) => ({ blocked: [{ directive, origin: 'https://homes.example' }] });

const squeezed = { box: '<div class="aside">', side: 'high', rules: ['height: 0px'] } as const;

test.each<[string, Facts, string[]]>([
  ['no script', aPage({ ...dead, scripts: [] }), ['script-missing']],
  ['a script that did not run', aPage(dead), ['script-blocked']],
  [
    'a file of an element without its type',
    aPage({ ...dead, scripts: [aScript({ src: 'https://homes.example/v1/hearth-search.js' })] }),
    ['script-type'],
  ],
  [
    'files of two elements',
    aPage({
      scripts: ['search', 'legal'].map((name) =>
        aScript({ src: `https://homes.example/v1/hearth-${name}.js`, module: true }),
      ),
    }),
    [],
  ],
  [
    'one file twice',
    aPage({
      scripts: [1, 2].map(() => aScript({ src: 'https://homes.example/v1/hearth-search.js', module: true })),
    }),
    ['loader-twice'],
  ],
  [
    'integrity without crossorigin',
    aPage({ ...dead, scripts: [aScript({ integrity: true })] }),
    ['script-crossorigin'],
  ],
  [
    'integrity of another version',
    aPage({ ...dead, scripts: [aScript({ integrity: true, crossOrigin: true })] }),
    ['script-integrity'],
  ],
  [
    'typographic quotes around the address of the script',
    aPage({ ...dead, scripts: [aScript({ quoted: true })], verdict: 'key_required' }),
    ['attribute-quotes'],
  ],
  [
    'typographic quotes around the key',
    aPage({ running: { version: '1.0.0', key: '“hk_abc”' }, verdict: 'key_unknown' }),
    ['attribute-quotes'],
  ],
  [
    'no script, on a page that needs a key',
    aPage({ ...dead, scripts: [], verdict: 'key_required' }),
    ['script-missing'],
  ],
  ['a card without a listing', widget({ lacks: 'listing-id' }), ['attribute-missing']],
  ['the script twice', aPage({ scripts: [aScript(), aScript()] }), ['loader-twice']],
  [
    'two scripts with two keys',
    aPage({ scripts: [aScript({ key: 'abc' }), aScript({ key: 'xyz' })] }),
    ['two-keys', 'loader-twice'],
  ],
  [
    'a key in the address of the script and again in its tag',
    aPage({ scripts: [aScript({ key: 'abc' })] }),
    [],
  ],
  ['two versions', aPage({ scripts: [aScript(), aScript({ version: '2.0.0' })] }), ['two-versions']],
  ['a policy against scripts', aPage(blocked('script-src-elem')), ['csp-script']],
  ['a policy against photos', aPage(blocked('img-src')), ['csp-img']],
  ['a policy against styles', aPage(blocked('style-src-attr')), ['csp-style']],
  ['a policy against requests', aPage({ ...blocked('connect-src'), verdict: null }), ['csp-connect']],
  ['no key', aPage({ verdict: 'key_required' }), ['key-required']],
  ['an unknown key', aPage({ verdict: 'key_unknown' }), ['key-unknown']],
  ['a revoked key', aPage({ verdict: 'key_revoked' }), ['key-revoked']],
  ["another site's key", aPage({ verdict: 'origin_not_allowed' }), ['origin-not-allowed']],
  ['no key on the local machine', aPage({ verdict: 'demo' }), ['demo-mode']],
  ['a server that is away', aPage({ verdict: null }), ['server-unreachable']],
  ['no widgets', aPage({ widgets: [] }), ['no-widgets']],
  ['a link in a menu', aPage({ plainLinks: ['https://homes.example/w/search'] }), ['link-plain']],
  ['a widget in a shadow root', aPage({ widgets: [], inShadow: ['hearth-search'] }), ['widget-shadow']],
  ['an unknown listing', aPage({ unknownListings: ['L0'] }), ['listing-unknown']],
  ['a tag without an end', widget({ swallows: true }), ['tag-open']],
  ['an unknown widget', widget({ name: 'serch' }), ['widget-unknown']],
  ['files that cannot be had', widget({ state: 'failed' }), ['widget-failed']],
  ['a hidden widget', widget({ hidden: true, height: 0, width: 0 }), ['widget-hidden']],
  ['a widget without height', widget({ height: 0, squeezed }), ['widget-flat']],
  ['a widget that waits', widget({ height: 0, squeezed, state: 'waiting' }), []],
  [
    'a page with MooTools',
    aPage({ natives: { changed: ['Request'], by: 'MooTools 1.4.5' } }),
    ['natives-changed'],
  ],
  ['a widget in a link', widget({ inside: 'a' }), ['widget-inside']],
  ['typographic quotes', withAttribute({ text: '”3”', verdict: 'value' }), ['attribute-quotes']],
  [
    'the rest of a text in such quotes',
    withAttribute({ name: 'homes”', text: '', verdict: 'unknown' }),
    ['attribute-quotes'],
  ],
  [
    'such quotes in a wrong encoding',
    withAttribute({ text: 'â€3â€', verdict: 'value' }),
    ['attribute-quotes'],
  ],
  ['entities left over', withAttribute({ text: '&quot;3&quot;', verdict: 'value' }), ['attribute-quotes']],
  [
    'quotes around a text, where any text will do',
    withAttribute({ name: 'heading', text: '”Homes”' }),
    ['attribute-quotes'],
  ],
  ["quotes within a text of the page's own", withAttribute({ name: 'heading', text: 'Joe’s “best”' }), []],
  ['a prefix too many', withAttribute({ name: 'data-limit', verdict: 'prefix' }), ['attribute-prefix']],
  ['an unknown attribute', withAttribute({ name: 'limits', verdict: 'unknown' }), ['attribute-unknown']],
  [
    "another library's attribute on a div",
    withAttribute({ name: 'data-aos', verdict: 'unknown' }, { form: 'div' }),
    [],
  ],
  [
    'the looks and the campaign that a link names for its page',
    aPage({
      widgets: [
        aWidget({
          form: 'link',
          attributes: ['token.color-accent', 'utm_source'].map((name) => ({
            name,
            text: 'x',
            verdict: 'unknown',
          })),
        }),
      ],
    }),
    [],
  ],
  ['a useless value', withAttribute({ text: 'abc', verdict: 'value' }), ['attribute-value']],
  ['an attribute without a verdict', withAttribute({ verdict: 'unasked' }), []],
])('%s', (_, facts, expected) => {
  expect(ids(facts)).toEqual(expected);
});

test('the worst comes first', () => {
  const facts = aPage({
    verdict: 'demo',
    widgets: [aWidget({ inside: 'a' }), aWidget({ name: 'serch' })],
  });
  expect(ids(facts)).toEqual(['widget-unknown', 'widget-inside', 'demo-mode']);
  expect(diagnose(facts).map(({ widget }) => widget)).toEqual([1, 0, undefined]);
});

describe('a fix contains the exact text to write', () => {
  test.each<[Facts, string]>([
    [
      aPage({ ...dead, scripts: [] }),
      'Put <script async src="https://homes.example/v1/hearth.js"></script> into the header setting of your site, where editors leave scripts alone.',
    ],
    [
      aPage({ ...dead, scripts: [], verdict: 'key_required' }),
      'Put <script async src="https://homes.example/v1/hearth.js" data-key="YOUR-KEY"></script> into the header setting of your site, where editors leave scripts alone.',
    ],
    [
      withAttribute({ name: 'sort', text: 'cheap', verdict: 'value', words: ['newest', 'beds'] }),
      'Write one of newest, beds.',
    ],
    [
      withAttribute({ name: 'min-price', text: '300.000,00', verdict: 'value', isNumber: true }),
      'Write a number like 300000, $300,000, 450k or 6.5%; until then the default is used.',
    ],
    [
      aPage({ verdict: 'demo', page: 'file://' }),
      'No change is needed on this machine. Before you publish the page, add data-key="YOUR-KEY" to the script tag, with a key for its address.',
    ],
    [aPage(blocked('img-src')), 'Add https://homes.example to img-src in the policy your site sends.'],
    [
      aPage({ verdict: 'origin_not_allowed' }),
      'Have https://partner.example added to the sites of the key abc, exactly as written here.',
    ],
    [widget({ name: 'morgage-calculater' }), 'Write <hearth-mortgage-calculator> instead.'],
    [widget({ form: 'div', name: 'Search' }), 'Write <div data-hearth="search"> instead.'],
    [
      widget({ swallows: true }),
      'Write <hearth-search></hearth-search>, since browsers read <hearth-search /> as a tag without an end.',
    ],
    [widget({ name: 'weather' }), 'Use one of search, listing-card, listings, mortgage-calculator.'],
    [withAttribute({ name: 'min-prise', verdict: 'unknown' }), 'Write min-price instead.'],
    [
      withAttribute({ name: 'data-min-prise', verdict: 'unknown' }, { form: 'div' }),
      'Write data-min-price instead.',
    ],
    [
      withAttribute({ name: 'data-limit', verdict: 'prefix' }),
      'On the tag itself write it without data-: limit="3".',
    ],
  ])('%#', (facts, fix) => {
    expect(only(facts).fix).toBe(fix);
  });
});

test('every finding has one sentence as its fix', () => {
  const facts = [
    aPage({ ...dead, verdict: 'key_required', ...blocked('img-src') }),
    aPage({ scripts: [aScript(), aScript({ version: '2.0.0' })], widgets: [] }),
    widget({ state: 'failed', hidden: true, inside: 'button' }),
  ];
  for (const { fix } of facts.flatMap(diagnose)) expect(fix).toMatch(/^[A-Z].*[^.]\.$/);
});
