import type { EmbedElement } from './embed-element.ts';
import { type EmbedSetup, languageOfSetup } from './embed-setup.ts';
import { embedWidget } from './embed-widgets.ts';
import { elementFile, firstRequests } from './first-files.ts';
import { attributesText, escapeMarkup } from './markup.ts';
import { pageRules, rulesQuery } from './page-rules.ts';
import type { ReservedFor } from './reserved-height.ts';
import { encodeFrame } from './setup-codec.ts';

/** The server that snippets refer to. */
export interface SnippetSource {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  readonly element: EmbedElement;
  /** Of the build, which names its packages. */
  readonly version: string;
  /** The loader of one version and its hash, from `/v1/manifest.json`; null where the build has none. */
  readonly pinned: Pinned | null;
}

export interface Pinned {
  readonly file: string;
  readonly integrity: string;
}

export const wholeSnippet = (setup: EmbedSetup, source: SnippetSource): string =>
  [headSnippet(setup, source, 'tag'), tag(setup, source)].join('\n');

export const headSnippet = (
  setup: EmbedSetup,
  source: SnippetSource,
  ...pasted: readonly ReservedFor[]
): string =>
  [styleSheet(setup, source, ...pasted), elementOf(setup, source), loaderOf(setup, source)].join('\n');

/** A loader of one version imports the files of that version; the file of an element is always of the newest one. */
export const pinnedSnippet = (setup: EmbedSetup, source: SnippetSource, pinned: Pinned): string =>
  [styleSheet(setup, source, 'tag'), pinnedScript(setup, source.origin, pinned), tag(setup, source)].join(
    '\n',
  );

/**
 * Hints for the element's code and its first requests, which the browser fetches beside the loader: a round trip or two less. Where an
 * editor removes them, the loader fetches the code and the element asks.
 */
function elementOf({ widget, attributes, key }: EmbedSetup, { origin }: SnippetSource): string {
  const code = attributesText([
    ['rel', 'modulepreload'],
    ['href', origin + elementFile(widget, attributes)],
  ]);
  const requests = firstRequests(widget, attributes).map(({ path, media }) =>
    attributesText([
      ['rel', 'preload'],
      ['as', 'fetch'],
      ['crossorigin', 'anonymous'],
      ...(media === undefined ? [] : [['media', media] as const]),
      ['href', `${origin}/${path}${embedKeyOf(path, key)}`],
    ]),
  );
  return [code, ...requests].map((hint) => `<link${hint}>`).join('\n');
}

const embedKeyOf = (path: string, key: string | null): string =>
  key === null ? '' : `${path.includes('?') ? '&' : '?'}embedKey=${encodeURIComponent(key)}`;

/** Editors remove a link to a style sheet whole, where they leave the text of a style tag in the article. */
export const styleSheet = (
  setup: EmbedSetup,
  { origin }: SnippetSource,
  ...pasted: readonly ReservedFor[]
): string => {
  const address = withQuery(`${origin}/embed/reserve/${setup.widget}.css`, rulesQuery(setup, pasted));
  return `<link${attributesText([
    ['rel', 'stylesheet'],
    ['href', address],
  ])}>`;
};

/** Tag managers and optimisers preserve the address of a script, and not always its attributes: the key is in the address. */
export const loaderOf = ({ key }: EmbedSetup, { origin }: SnippetSource): string =>
  `<script async${attributesText([['src', withQuery(`${origin}/v1/hearth.js`, keyPair(key))]])}></script>`;

/** Browsers check `integrity` only for scripts that they fetch with CORS. */
const pinnedScript = ({ key }: EmbedSetup, origin: string, { file, integrity }: Pinned): string =>
  `<script async${attributesText([
    ['src', withQuery(`${origin}/v1/${file}`, keyPair(key))],
    ['integrity', integrity],
    ['crossorigin', 'anonymous'],
  ])}></script>`;

export const keyPair = (key: string | null): readonly (readonly [string, string])[] =>
  key === null ? [] : [['key', key]];

/** Rules rather than style attributes: pages with a strict policy move them into their own sheet. */
export const styleLines = (
  setup: EmbedSetup,
  { origin }: SnippetSource,
  pasted: ReservedFor,
): readonly string[] => pageRules(setup, [pasted], origin).map((rule) => `  ${rule}`);

/** Names of the attributes that are on by their name alone. */
const flagsOf = ({ attributes }: EmbedElement): ReadonlySet<string> =>
  new Set(attributes.filter(({ kind }) => kind === 'flag').map(({ name }) => name));

/** Its content is a link, for readers whose browser or network blocks the script. */
export function tag(setup: EmbedSetup, source: SnippetSource): string {
  const { element } = source;
  const flags = flagsOf(element);
  const pairs = Object.entries(setup.attributes).map(
    ([name, value]) => [name, flags.has(name) ? null : value] as const,
  );
  return `<${element.tag}${attributesText(pairs)}>${link(setup, source)}</${element.tag}>`;
}

/** A shortcode of the WordPress plugin; null where a value has characters that end one. */
export function shortcode({ widget, attributes }: EmbedSetup, element: EmbedElement): string | null {
  const flags = flagsOf(element);
  const pairs = Object.entries(attributes);
  if (pairs.some(([, value]) => /["<>[\]\p{C}]/u.test(value))) return null;
  const words = pairs.map(([name, value]) => (flags.has(name) ? name : `${name}="${value}"`));
  return `[${[`hearth-${widget}`, ...words].join(' ')}]`;
}

/** A placeholder that survives HTML sanitisers; they may drop attributes without a value. */
export function placeholder(setup: EmbedSetup, source: SnippetSource): string {
  const { widget, attributes } = setup;
  const pairs = Object.entries(attributes).map(([name, value]) => [`data-${name}`, value] as const);
  return `<div${attributesText([['data-hearth', widget], ...pairs])}>${link(setup, source)}</div>`;
}

export const link = (setup: EmbedSetup, source: SnippetSource): string =>
  `<a href="${escapeMarkup(hostedAddress(setup, source))}">${escapeMarkup(embedWidget(setup.widget, languageOfSetup(setup)).link)}</a>`;

export const hostedAddress = (setup: EmbedSetup, { origin }: SnippetSource): string =>
  withQuery(`${origin}/w/${setup.widget}`, encodeFrame(setup));

/** URL of the page that shows only the widget, for frames. */
export const frameAddress = (setup: EmbedSetup, { origin }: Pick<SnippetSource, 'origin'>): string =>
  withQuery(`${origin}/embed/frame/${setup.widget}`, encodeFrame(inPage(setup)));

/** Hosted pages follow the visitor's scheme. In a frame of a host page, widgets are light unless the setup says otherwise. */
export const inPage = (setup: EmbedSetup): EmbedSetup => ({
  ...setup,
  theme: { ...setup.theme, scheme: setup.theme.scheme ?? 'light' },
});

function withQuery(address: string, pairs: readonly (readonly [string, string])[]): string {
  const query = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join('&');
  return query === '' ? address : `${address}?${query}`;
}

/** `encodeURIComponent` throws for lone surrogates. */
const encoded = (value: string): string => encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '\ufffd'));

export function frameSnippet(setup: EmbedSetup, source: SnippetSource): string {
  const { title } = embedWidget(setup.widget, languageOfSetup(setup));
  const frame = [
    ['src', frameAddress(setup, source)],
    ['title', title],
    ['width', '100%'],
    ['height', '150'],
    ['loading', 'lazy'],
    // An inquiry names the page that it came from. The server stores its path and campaign alone.
    ['referrerpolicy', 'no-referrer-when-downgrade'],
    ['frameborder', '0'],
  ] as const;
  return `<style>
${styleLines(setup, source, 'frame').join('\n')}
</style>
<div class="hearth-${setup.widget}-frame"><iframe${attributesText(frame)}></iframe></div>
<script>
  addEventListener('message', function (event) {
    if (event.origin !== '${source.origin}' || !event.data || event.data.type !== 'hearth:resize') return;
    document.querySelectorAll('iframe').forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.height = event.data.height;
    });
  });
</script>`;
}
