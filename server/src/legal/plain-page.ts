import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { legalFooter } from './legal-footer.ts';
import { legalLinks } from './legal-links.ts';

interface PlainPage {
  readonly title: string;
  /** HTML below the title. */
  readonly content: string;
  /** HTML at the end of the head. */
  readonly head?: string;
  /** In a frame that takes the page's height, which must not follow the frame's. */
  readonly isFramed?: boolean;
  readonly language?: Language;
}

/** A page without its own script that says one thing, links the notices of the law and leads to the portal. */
export function plainPage(
  { title, content, head = '', isFramed = false, language = 'en' }: PlainPage,
  config: Pick<Config, 'publicUrl' | 'productName' | 'site'>,
): string {
  const site = editionOf(config.productName).name;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(`${title} | ${site}`)}</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/embed/page.css">${head && `\n    ${head}`}
  </head>
  <body>
    <main${isFramed ? ' class="framed"' : ''}>
      <h1>${escapeHtml(title)}</h1>
      ${content}
      <p><a href="${escapeHtml(config.publicUrl)}/" target="_top">${escapeHtml(site)}</a></p>
    </main>
    ${legalFooter(legalLinks(config), language)}
  </body>
</html>
`;
}

/** A paragraph of plain text. */
export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The policy of such a page: nothing runs, nothing is loaded but its sheet, and no page frames it. */
export const plainPagePolicy = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const;
