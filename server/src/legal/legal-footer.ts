import { glossedLegalWords } from '@hearth/domain/edition/glossed-legal-words.ts';
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
          link(wordsIn(language, iabsWords), iabsUrl),
          link(wordsIn(language, consumerProtectionWords), consumerProtectionUrl),
          link(wordsIn(language, 'Privacy Policy'), privacyUrl),
          link(wordsIn(language, 'Terms of Use'), termsUrl),
        ].join('\n        ')}
      </ul>
      <p class="housing">${equalHousingMark} ${wordsIn(language, equalHousingWords)}</p>
    </footer>`;

const spanish: Readonly<Record<string, string>> = {
  ...glossedLegalWords,
  'Privacy Policy': 'Política de privacidad',
  'Terms of Use': 'Términos de uso',
};

/** Notices in a language; names that the law prescribes stay English, with a gloss. */
const wordsIn = (language: Language, words: string): string => (language === 'es' && spanish[words]) || words;

const link = (words: string, url: string): string =>
  `<li><a href="${escapeHtml(url)}" target="_top">${words}</a></li>`;

/** The notices of the commission for the head of a page, by the server's own paths to them. */
export const legalHead = (language: Language = 'en'): string =>
  `<ul>${link(wordsIn(language, iabsWords), '/iabs')}${link(wordsIn(language, consumerProtectionWords), '/consumer-protection-notice')}</ul>`;

const equalHousingMark =
  '<svg viewBox="0 0 48 48" width="32" height="32" aria-hidden="true"><path d="M24 3 2 17v7h5v20h34V24h5v-7L24 3Zm11 35H13V19.500l11-7.200 11 7.200V38Z"/><path d="M17 20h14v5H17zm0 8h14v5H17z"/></svg>';
