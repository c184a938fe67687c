import { legalNameIn } from '@hearth/domain/edition/glossed-legal-words.ts';
import { consumerProtectionWords, equalHousingWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { LegalLinks } from './legal-links.ts';

/** The notices at the end of every page that the server writes itself; `widgets/src/legal` is their twin in React. */
export const legalFooter = (
  { iabsUrl, consumerProtectionUrl, privacyUrl, termsUrl }: LegalLinks,
  language: Language = 'en',
): string => `<footer>
      <ul>
        ${[
          link(legalNameIn(language, iabsWords), iabsUrl),
          link(legalNameIn(language, consumerProtectionWords), consumerProtectionUrl),
          link(policies[language].privacy, privacyUrl),
          link(policies[language].terms, termsUrl),
        ].join('\n        ')}
      </ul>
      <p class="housing">${equalHousingMark} ${legalNameIn(language, equalHousingWords)}</p>
    </footer>`;

const policies: Readonly<Record<Language, { readonly privacy: string; readonly terms: string }>> = {
  en: { privacy: 'Privacy Policy', terms: 'Terms of Use' },
  es: { privacy: 'Política de privacidad', terms: 'Términos de uso' },
};

const link = (words: string, url: string): string =>
  `<li><a href="${escapeHtml(url)}" target="_top">${words}</a></li>`;

/** The notices of the commission for the head of a page, by the server's own paths to them. */
export const legalHead = (language: Language = 'en'): string =>
  `<ul>${link(legalNameIn(language, iabsWords), '/iabs')}${link(legalNameIn(language, consumerProtectionWords), '/consumer-protection-notice')}</ul>`;

const equalHousingMark =
  '<svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><path d="M24 3 2 17v7h5v20h34V24h5v-7L24 3Zm11 35H13V19.500l11-7.200 11 7.200V38Z"/><path d="M17 20h14v5H17zm0 8h14v5H17z"/></svg>';
