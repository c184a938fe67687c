import { consumerProtectionWords, equalHousingWords, iabsWords } from './legal-words.ts';

/** The names that the law prescribes, with a Spanish gloss behind them. */
export const glossedLegalWords: Readonly<Record<string, string>> = {
  [iabsWords]: `${iabsWords} (información sobre servicios de corretaje)`,
  [consumerProtectionWords]: `${consumerProtectionWords} (aviso de protección al consumidor)`,
  [equalHousingWords]: `${equalHousingWords} (igualdad de oportunidades de vivienda)`,
};
