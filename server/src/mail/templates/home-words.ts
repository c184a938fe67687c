import type { Language } from '@hearth/domain/embed/language.ts';
import type { MailedHome } from './mailed-home.ts';

/** Words around the data of a home. */
interface HomeWords {
  readonly listedBy: (firm: string) => string;
  readonly source: (source: string) => string;
  readonly photo: (address: string) => string;
}

export const homeWords: Readonly<Record<Language, HomeWords>> = {
  en: {
    listedBy: (firm) => `Listed by ${firm}`,
    source: (source) => `Price and status: ${source}`,
    photo: (address) => `Photo of ${address}`,
  },
  es: {
    listedBy: (firm) => `Anunciada por ${firm}`,
    source: (source) => `Precio y estado: ${source}`,
    photo: (address) => `Foto de ${address}`,
  },
};

type Translations = readonly (readonly [RegExp, string])[];

/** Words of the stored texts of a home, longer ones first. No line ends within a fact: its spaces are of the kind that joins. */
const spanish = {
  address: [[/^Undisclosed address/, 'Dirección reservada']],
  price: [
    [/^List price /, 'Precio de lista '],
    [/\/mo$/, '/mes'],
  ],
  status: [
    [/^Active\b/, 'Activa'],
    [/^Pending, taking backup offers/, 'Pendiente, acepta ofertas de respaldo'],
    [/^Pending\b/, 'Pendiente'],
    [/^Sold\b/, 'Vendida'],
    [/^Leased\b/, 'Rentada'],
    [/^Expired\b/, 'Vencida'],
    [/^Withdrawn\b/, 'Retirada'],
  ],
  fact: [
    [/^1\sbed$/, '1\u00a0recámara'],
    [/\bbeds?$/, 'recámaras'],
    [/^1\sbath$/, '1\u00a0baño'],
    [/\bbaths?$/, 'baños'],
    [/\bsq\sft$/, 'pies²'],
    [/^1\sunit$/, '1\u00a0unidad'],
    [/\bunits$/, 'unidades'],
  ],
  source: [[/ as of /, ' al ']],
} as const satisfies Readonly<Record<string, Translations>>;

const translated = (text: string, translations: Translations): string =>
  translations.reduce((words, [english, translation]) => words.replace(english, translation), text);

/** A home with its stored texts in a language; words of the MLS alone stay English. */
export function homeIn(language: Language, home: MailedHome): MailedHome {
  if (language === 'en') return home;
  const { address, price, status, facts, source } = home;
  const factsInSpanish = facts?.split(' · ').map((fact) => translated(fact, spanish.fact));
  return {
    ...home,
    address: translated(address, spanish.address),
    price: price && translated(price, spanish.price),
    status: status && translated(status, spanish.status),
    facts: factsInSpanish?.join(' · '),
    source: source && translated(source, spanish.source),
  };
}
