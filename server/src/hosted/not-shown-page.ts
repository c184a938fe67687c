import type { ErrorCode } from '@hearth/domain/contract/errors.ts';
import type { EmbedTheme } from '@hearth/domain/embed/embed-setup.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { Config } from '../config.ts';
import type { AppError } from '../http/errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { paragraph, plainPage } from '../legal/plain-page.ts';
import { attributeText } from './attribute-text.ts';
import { frameHead, type HostedPage, portalAddress } from './hosted-page.ts';
import { themeAddress } from './page-theme.ts';

interface NotShownPage extends Pick<HostedPage, 'publicUrl' | 'key' | 'host'> {
  readonly error: AppError;
  readonly theme: EmbedTheme;
  readonly isFramed: boolean;
}

/** The titles of pages that are not shown, by the reason. */
const titles: Readonly<Partial<Record<ErrorCode, string>>> = {
  listing_gone: 'Home no longer on the market',
  listing_not_found: 'Home not found',
  agent_not_found: 'Agent not found',
  polygon_not_found: 'Area not found',
  listing_budget_spent: 'Not shown today',
};

/** Takes the place of a widget whose home, agent or area is not shown: says why, and leads to the homes that are. */
export function notShownPage(page: NotShownPage, config: Config): string {
  const { error, theme, isFramed } = page;
  const sheet = themeAddress(theme);
  const head = [
    ...(isFramed ? [frameHead] : []),
    ...(sheet === null ? [] : [`<link rel="stylesheet"${attributeText([['href', sheet]])}>`]),
  ].join('\n    ');
  const content = [
    paragraph(error.message),
    wayOn(portalAddress(page, pages.sale.path), 'Homes for sale'),
    wayOn(portalAddress(page, pages.lease.path), 'Homes for lease'),
  ].join('\n      ');
  return plainPage({ title: titles[error.code] ?? 'Not shown', content, head, isFramed }, config);
}

const wayOn = (address: string, words: string): string =>
  `<p><a href="${escapeHtml(address)}" target="_top">${words}</a></p>`;
