import type { EmbedTheme } from '@hearth/domain/embed/embed-setup.ts';
import { embedWidget } from '@hearth/domain/embed/embed-widgets.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { partnerQuery } from '@hearth/domain/embed/partner-link.ts';
import type { WidgetView } from '@hearth/domain/page/widget-view.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { legalHead } from '../legal/legal-footer.ts';
import { attributeText } from './attribute-text.ts';
import type { HostedSubject } from './hosted-subject.ts';
import type { HostedWidget } from './hosted-widgets.ts';
import { themeAddress } from './page-theme.ts';
import { pageWords } from './page-words.ts';
import type { WidgetAttributes } from './widget-attributes.ts';

/** The content of a page with one widget. */
export interface HostedPage {
  /** Name behind `hearth-`. */
  readonly name: string;
  readonly widget: HostedWidget;
  readonly subject: HostedSubject;
  readonly attributes: WidgetAttributes;
  readonly key: string | null;
  /** Host of the page around or before this one; undefined where none is known. */
  readonly host: string | undefined;
  readonly theme: EmbedTheme;
  readonly language: Language;
  /** Public address of this server, without a slash at the end. */
  readonly publicUrl: string;
  /** The name of the site. */
  readonly site: string;
  /** HTML of the notices that end every page. */
  readonly footer: string;
  /** The paths of the scripts that the widget needs in any case. */
  readonly files: readonly string[];
  /** Content of the widget until its scripts run; null where they alone show it. */
  readonly view: WidgetView | null;
  /** Address of the page itself, which oEmbed asks for. */
  readonly url: string;
}

/** The page of a widget in full width under the site's name, for links that no script turned into the widget. */
export const fullPage = (page: HostedPage): string =>
  document(
    page,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedUrl(page.publicUrl, page.url))}" title="${escapeHtml(page.subject.title)}">`,
    `<header><a href="${escapeHtml(portalAddress(page, '/'))}">${escapeHtml(page.site)}</a>${legalHead(page.language)}</header>
    <main>
      ${pageHeading(page)}${cardsHeading(page)}
      ${element(page)}
    </main>
    ${page.footer}`,
  );

/** For screen readers alone where the widget shows the same. */
const pageHeading = ({ subject: { heading, isShown } }: HostedPage): string =>
  `<h1${isShown ? ' class="unseen"' : ''}>${escapeHtml(heading)}</h1>`;

/** For screen readers, unless the widget has its own heading. */
const cardsHeading = ({ widget: { cards }, attributes, language }: HostedPage): string =>
  cards === undefined || attributes.get('heading')
    ? ''
    : `\n      <h2 class="unseen">${pageWords[language][cards]}</h2>`;

/** Of pages in frames: they report their height to the host page, and their links lead out of the frame. */
export const frameHead = '<base target="_top">\n    <script async src="/embed/frame.js"></script>';

/** The widget alone, for frames. The portal's pages, to which it links, refuse to be framed. */
export const framedPage = (page: HostedPage): string =>
  document(
    page,
    frameHead,
    `<main class="framed">${element(page)}</main>
    ${page.footer}`,
  );

export const oembedUrl = (publicUrl: string, url: string): string =>
  `${publicUrl}/oembed?format=json&url=${encodeURIComponent(url)}`;

/** Its content is shown until the widget is ready, and remains where no script runs. */
function element(page: HostedPage): string {
  const { name, attributes } = page;
  return `<hearth-${name}${attributeText(attributes)}>${content(page)}</hearth-${name}>`;
}

/** The widget's first view in its own shadow root, so that the sheets of widget and page do not meet; else a link. */
function content(page: HostedPage): string {
  const { view, name, widget, attributes, site, language } = page;
  if (view !== null)
    return `<div class="view"><template shadowrootmode="open"><div class="root"><style>${view.css}</style>${view.html}</div></template></div>`;
  const target = portalAddress(page, widget.portalPath(attributes));
  const words = pageWords[language].linkAt(embedWidget(name, language).link, site);
  return `<p><a href="${escapeHtml(target)}" target="_top">${escapeHtml(words)}</a></p>`;
}

/** A page of the portal, with the key and the host that links of widgets carry. */
export function portalAddress(
  { publicUrl, key, host }: Pick<HostedPage, 'publicUrl' | 'key' | 'host'>,
  path: string,
): string {
  const query = partnerQuery(key, host);
  return publicUrl + path + (path.includes('?') ? query.replace('?', '&') : query);
}

/** Search engines have the portal's own pages. */
const document = (page: HostedPage, head: string, body: string): string => `<!doctype html>
<html lang="${page.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, follow">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(page.subject.title)}</title>
    <link rel="icon" href="/favicon.svg">${canonicalLink(page)}
    <link rel="stylesheet" href="/embed/page.css">
    <link rel="stylesheet"${attributeText([['href', reserveAddress(page)]])}>${themeLink(page)}
    ${head}
    ${page.files.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n    ')}
    ${viewScript(page)}<script async src="/v1/hearth.js"${page.key === null ? '' : attributeText([['data-key', page.key]])}></script>
  </head>
  <body>
    ${body}
  </body>
</html>
`;

const viewScript = ({ view }: HostedPage): string =>
  view === null ? '' : '<script defer src="/embed/keep-focus.js"></script>\n    ';

function canonicalLink({ publicUrl, subject: { canonical } }: HostedPage): string {
  if (canonical === null) return '';
  return `\n    <link rel="canonical"${attributeText([['href', publicUrl + canonical]])}>`;
}

/** The room of the widget, kept free until it is there. */
function reserveAddress({ name, attributes }: HostedPage): string {
  const query = new URLSearchParams([...attributes]);
  return `/embed/reserve/${name}.css?${query}`;
}

function themeLink({ theme }: HostedPage): string {
  const address = themeAddress(theme);
  return address === null ? '' : `\n    <link rel="stylesheet"${attributeText([['href', address]])}>`;
}
