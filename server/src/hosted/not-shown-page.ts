import type { EmbedTheme } from '@hearth/domain/embed/embed-setup.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { Config } from '../config.ts';
import type { AppError } from '../http/errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { paragraph, plainPage } from '../legal/plain-page.ts';
import { attributeText } from './attribute-text.ts';
import { frameHead, type HostedPage, portalAddress } from './hosted-page.ts';
import { themeAddress } from './page-theme.ts';
import { pageWords } from './page-words.ts';

interface NotShownPage extends Pick<HostedPage, 'publicUrl' | 'key' | 'host'> {
  readonly error: AppError;
  readonly theme: EmbedTheme;
  readonly isFramed: boolean;
  readonly language: Language;
}

/** Takes the place of a widget whose home, agent or area is not shown: says why, and leads to the homes that are. */
export function notShownPage(page: NotShownPage, config: Config): string {
  const { error, theme, isFramed, language } = page;
  const words = pageWords[language];
  const sheet = themeAddress(theme);
  const head = [
    ...(isFramed ? [frameHead] : []),
    ...(sheet === null ? [] : [`<link rel="stylesheet"${attributeText([['href', sheet]])}>`]),
  ].join('\n    ');
  const content = [
    paragraph(words.reasons[error.code] ?? error.message),
    wayOn(portalAddress(page, pages.sale.path), words.forSale),
    wayOn(portalAddress(page, pages.lease.path), words.forLease),
  ].join('\n      ');
  const title = words.notShownBy[error.code] ?? words.notShown;
  return plainPage({ title, content, head, isFramed, language }, config);
}

const wayOn = (address: string, words: string): string =>
  `<p><a href="${escapeHtml(address)}" target="_top">${words}</a></p>`;
