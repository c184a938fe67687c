import type { Language } from '../embed/language.ts';
import { consumerProtectionWords, equalHousingWords, iabsWords } from './legal-words.ts';

/** The names that the law prescribes, with a Spanish gloss behind them. */
export const glossedLegalWords: Readonly<Record<string, string>> = {
  [iabsWords]: `${iabsWords} (información sobre servicios de corretaje)`,
  [consumerProtectionWords]: `${consumerProtectionWords} (aviso de protección al consumidor)`,
  [equalHousingWords]: `${equalHousingWords} (igualdad de oportunidades de vivienda)`,
};

/** A name that the law prescribes, as texts in a language have it. */
export const legalNameIn = (language: Language, name: string): string =>
  (language === 'es' && glossedLegalWords[name]) || name;
