import type { Language } from '../embed/language.ts';
import { cadenceWords, type MailedCadence } from './saved-search-rules.ts';

/** How often the mails of a saved search come, in a sentence, for people whose widget was in another language. */
export const cadenceWordsIn: Readonly<Record<Language, Readonly<Record<MailedCadence, string>>>> = {
  en: cadenceWords,
  es: {
    immediately: 'en cuanto haya cambios',
    daily: 'cada mañana',
    weekly: 'cada semana',
    monthly: 'cada mes',
  },
};
