import '@hearth/widgets/agent-bio/agent-bio.element.ts';
import '@hearth/widgets/legal/legal.element.ts';
import '@hearth/widgets/listing/listing.element.ts';
import '@hearth/widgets/listing-card/listing-card.element.ts';
import '@hearth/widgets/listings/listings.element.ts';
import '@hearth/widgets/market/market.element.ts';
import '@hearth/widgets/search/search.element.ts';
import { partnerQuery } from '@hearth/domain/embed/partner-link.ts';
import type { RenderWidget, WidgetViewRequest } from '@hearth/domain/page/widget-view.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import hostSheet from '@hearth/widgets/element/host.css';
import { attributeName, INVALID, type PropKind, readProp } from '@hearth/widgets/element/prop-kinds.ts';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { withRules } from '../ui/style-rules.ts';
import { type Declared, declarations } from './on-server/define-element.ts';
import { RenderingProvider } from './rendering.ts';

/**
 * Renders what an element shows with its first answers, by the element's own component and declaration. Where the component
 * waits for code or for an answer, so does the view: `on-server` has what stands for its hooks.
 */
export const renderWidget: RenderWidget = async ({ tag, attributes, baseUrl: server, key, host, ask }) => {
  const declared = declarations.get(tag);
  if (declared === undefined) return null;
  const baseUrl = server + partnerQuery(key, host);
  const client = createClient({ baseUrl, fetch: fetchBy(ask), ...(key !== null && { embedKey: key }) });
  const sheets = new Set<CSSStyleSheet>([hostSheet, ...declared.sheets]);
  const { component: Component } = declared;
  const html = await textOf(
    <RenderingProvider value={{ client, waits: new Map(), sheets }}>
      <Component {...propsOf(declared, attributes)} />
    </RenderingProvider>,
  );
  const { html: marked, css } = withRules(besideMap(html));
  // Browsers that know no `interactivity` let people write into fields that are about to go.
  const still = marked.replaceAll('<input ', '<input readonly ');
  return { html: still, css: [...sheets, inert, withoutSwitch, css].join('\n') };
};

const fetchBy =
  (ask: WidgetViewRequest['ask']): typeof fetch =>
  async (input) => {
    const { status, body } = await ask(new Request(input).url);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };

/** Fields and buttons do nothing until the element takes over. */
const inert = '.root :is(button, input, select, textarea) { interactivity: inert; }';

/**
 * The width of a search is known in the browser alone, where one with room for both shows a map beside its list. The view keeps
 * that half free: the rules for it depend on the width by themselves.
 */
const besideMap = (html: string): string =>
  html.includes('hearth-search__switch')
    ? html.replace('data-shape="full"', '$& data-map="true" data-wide="true"')
    : html;
const withoutSwitch =
  '@container hearth-search (width >= 900px) { [data-wide] > .hearth-search__switch { display: none } }';

/** React writes preloads of pictures before the content; the page has its own. */
async function textOf(content: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(content, { onError: (error) => void failures.push(error) });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html.replace(/^(<link [^>]*>)+/, '');
}

/** Attributes in the reading of the element: a flag is off without its attribute, and an unreadable value is the default. */
function propsOf(
  { props, extra }: Declared,
  attributes: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const read: Record<string, unknown> = { kept: new Map() };
  const names = new Map(Object.entries<PropKind>(props).map((entry) => [attributeName(entry[0]), entry]));
  for (const [name, [prop, kind]] of names) {
    const value = kind === 'raw' ? undefined : readProp(kind, attributes.get(name) ?? null);
    if (value !== INVALID) read[prop] = value;
  }
  const others = [...attributes].filter(([name]) => !names.has(name) && extra?.(name));
  return others.length === 0 ? read : { ...read, extra: Object.fromEntries(others) };
}
