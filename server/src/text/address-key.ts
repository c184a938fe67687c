import { ordinalOf } from '@hearth/domain/listing/ordinal-words.ts';
import {
  isDirection,
  isUnitDesignator,
  keyForm,
  keyFormsBegun,
  streetNicknames,
} from '@hearth/domain/listing/street-words.ts';
import { exclusiveNumber, mlsNumber, plainText } from './plain-text.ts';

/** Rewritten phrases of words in key forms; each stands for one name in all its spellings. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [mlsNumber, ''],
  [exclusiveNumber, 'el'],
  // "O'Connor" and 'McNeil' in one word.
  [/\b(o|mc) (?=\p{L}{3})/gu, '$1'],
  [/\b(\d{1,3}) (st|nd|rd|th)\b/g, '$1$2'],
  ...Object.entries(streetNicknames).flatMap(([short, long]) =>
    long.map((name) => [new RegExp(`\\b(?:dr )?${keyWords(name)}\\b`, 'g'), short] as const),
  ),
  [/\bcap of tx\b/g, 'capital of tx'],
  [/\bmo pac\b/g, 'mopac'],
  // Ranch and farm roads carry one series of numbers.
  [/\b(?:f ?m|r ?m|r ?r|(?:farm|ranch)(?: to)?(?: mkt)?)(?: rd)? ?(?=\d)/g, 'ranch rd '],
  [/\b(?:c ?r|(?:county|cnty|co) rd) ?(?=\d)/g, 'county rd '],
  [/\b(?:p ?r|(?:private|pvt) rd) ?(?=\d)/g, 'private rd '],
  [/\b(?:i ?h|i|interstate)(?: hwy)? ?(?=\d{2,3}\b)/g, 'ih '],
  [/\b(?:(?:u ?s|s ?h|state|(?<![a-z] )tx)(?: (?:hwy|route|rte))?|hwy|tx hwy) ?(?=\d{1,3}\b)/g, 'hwy '],
  [/\b(?:state )?(?:lp|loop) ?(?=\d)/g, 'loop '],
  [/\b(\d{1,3}) hwy\b(?! \d)/g, 'hwy $1'],
  [/\b((?:rd|hwy|loop) \d+) ([a-d])\b/g, '$1$2'],
];

function keyWords(text: string): string {
  return text.split(' ').map(keyForm).join(' ');
}

/**
 * The one form of an address, a part of it or a typed text, in which both are compared: 'Saint' and 'St', 'First' and '1st',
 * 'Apt 4' and '#4', 'RM 620' and 'Ranch Road 620' are the same. Words are in lower case between single spaces.
 */
export function addressKey(text: string): string {
  const plain = plainText(text.replace(/['’ʼ`]/g, '').replace(/(?<!\b(?:mls|el) ?)#/gi, ' unit '));
  const known = withOrdinals(plain.split(' ').map(keyForm)).join(' ');
  const named = phrases.reduce((key, [phrase, name]) => key.replace(phrase, name), known);
  return withoutCountry(joinedUnits(withoutDesignators(named.split(' '))));
}

/** 'forty second' and '40 2nd' are '42nd'. */
function withOrdinals(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const both = ordinalOf(`${words[at - 1] ?? ''} ${word}`);
    if (both !== null) return [];
    return [ordinalOf(`${word} ${words[at + 1] ?? ''}`) ?? ordinalOf(word) ?? word];
  });
}

const isUnit = (word: string | undefined): boolean => word !== undefined && /^(\d.*|[a-z]\d*)$/.test(word);

const withoutDesignators = (words: readonly string[]): string[] =>
  words.filter((word, at) => !isUnitDesignator(word) || !follows(words, at));

/** A unit follows a word for it, also behind another one: 'Unit No 5'. */
function follows(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return isUnit(next) || (next !== undefined && isUnitDesignator(next) && follows(words, at + 1));
}

const road =
  /^(?:[nsew] )?((?:ranch|county|private) rd|ih|hwy|loop) (\d+[a-z]?)(?: (?:rd|hwy))?(?: [nsew])?$/;

/** The road of a text that names one by its number and nothing else, in the form of `addressKey`; null for any other text. */
export function numberedRoad(text: string): string | null {
  const [, kind, number] = road.exec(addressKey(text)) ?? [];
  return kind === undefined ? null : `${kind} ${number}`;
}

/** '1204 b' is '1204b', but a house number alone with the first letter of a street is not. */
function joinedUnits(words: readonly string[]): string {
  if (words.length === 2) return words.join(' ');
  const isLetter = (word: string): boolean => /^[a-z]$/.test(word) && !isDirection(word);
  return words
    .map((word, at) => (isLetter(word) && /^\d+$/.test(words[at - 1] ?? '') ? word : ` ${word}`))
    .join('')
    .trim();
}

const withoutCountry = (key: string): string =>
  key.replace(/(?<=.) (usa?|u s( a)?|united states( of america)?)$/, '');

/** The words of a typed text; the last one may be unfinished, and is in `begun` in the forms that it may begin. */
export interface TypedAddress {
  readonly words: readonly string[];
  readonly begun: readonly string[];
}

/** Feeds may leave the state out. */
const stateOfText = /(?<=.) tx(?=( \d{5})?$)/;

const FEWEST_BEGUN = 2;

/**
 * The readings of a typed text as an address, part of one or the number of a listing, the likeliest first. A letter behind the
 * house number may be the unit, which stands elsewhere in the stored address.
 */
export function typedAddresses(text: string): TypedAddress[] {
  const typed = typedAddress(text);
  const [number = '', ...others] = typed.words;
  const [, digits, letter] = /^(\d+)([a-z])$/.exec(number) ?? [];
  if (digits === undefined || others.length === 0) return [typed];
  return [typed, { words: [digits, letter!, ...others], begun: typed.begun }];
}

function typedAddress(text: string): TypedAddress {
  const words = addressKey(text).replace(stateOfText, '').split(' ').filter(Boolean);
  const typed = plainText(text).split(' ').at(-1) ?? '';
  const last = words.at(-1) ?? '';
  if (keyForm(typed) !== last) return { words, begun: [last] };
  const forms = typed.length < FEWEST_BEGUN ? [] : keyFormsBegun(typed).map((form) => `${form} `);
  return { words, begun: [...new Set([typed, ...(last === typed ? [] : [`${last} `]), ...forms])] };
}
