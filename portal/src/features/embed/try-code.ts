import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { hostedAddress, keyPair, type SnippetSource, styleLines } from '@hearth/domain/embed/snippet-code.ts';

/**
 * Code for the console of a page, which shows the widget in front of its content until the page is loaded again. Nothing is stored.
 * It builds nodes, since a page may forbid markup from text.
 */
export function tryCode(setup: EmbedSetup, source: SnippetSource): string {
  const key = keyPair(setup.key).map(([name, value]) => `?${name}=${encodeURIComponent(value)}`);
  const address = JSON.stringify(`${source.origin}/v1/hearth.js${key}`);
  const attributes = JSON.stringify(setup.attributes);
  const link = JSON.stringify(hostedAddress(setup, source));
  const look = JSON.stringify(styleLines(setup, source, 'tag').join('\n'));
  return `(() => {
  const make = (name, given) => Object.assign(document.createElement(name), given);
  const widget = make('${source.element.tag}');
  for (const [name, value] of Object.entries(${attributes})) widget.setAttribute(name, value);
  widget.append(make('a', { href: ${link}, textContent: 'Open the widget' }));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${look});
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  (document.querySelector('main, article') ?? document.body).prepend(widget);
  document.head.append(make('script', { src: ${address}, async: true }));
  widget.scrollIntoView({ block: 'center' });
})();`;
}

/** The same as the address of a bookmark. */
export const tryBookmark = (setup: EmbedSetup, source: SnippetSource): string =>
  `javascript:${encodeURIComponent(tryCode(setup, source))}`;
