import { consumerProtectionWords, equalHousingWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { LegalLinks } from './legal-links.ts';

/** The notices at the end of every page that the server writes itself; `widgets/src/legal` is their twin in React. */
export const legalFooter = ({
  iabsUrl,
  consumerProtectionUrl,
  privacyUrl,
  termsUrl,
}: LegalLinks): string => `<footer>
      <ul>
        ${[
          link(iabsWords, iabsUrl),
          link(consumerProtectionWords, consumerProtectionUrl),
          link('Privacy Policy', privacyUrl),
          link('Terms of Use', termsUrl),
        ].join('\n        ')}
      </ul>
      <p class="housing">${equalHousingMark} ${equalHousingWords}</p>
    </footer>`;

const link = (words: string, url: string): string =>
  `<li><a href="${escapeHtml(url)}" target="_top">${words}</a></li>`;

/** The notices of the commission for the head of a page, by the server's own paths to them. */
export const legalHead = `<ul>${link(iabsWords, '/iabs')}${link(consumerProtectionWords, '/consumer-protection-notice')}</ul>`;

const equalHousingMark =
  '<svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><path d="M24 3 2 17v7h5v20h34V24h5v-7L24 3Zm11 35H13V19.500l11-7.200 11 7.200V38Z"/><path d="M17 20h14v5H17zm0 8h14v5H17z"/></svg>';
