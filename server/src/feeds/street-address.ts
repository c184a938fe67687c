import type { ListingAddress } from '@hearth/domain/listing/listing.ts';
import {
  isDirection,
  isPlainSuffix,
  isRoadWord,
  isUnitDesignator,
  shortForm,
  shownSuffix,
} from '@hearth/domain/listing/street-words.ts';
import { readableName } from '../text/readable-name.ts';

/**
 * The parts of an address in one line, as far as it has them: '2829 W Kinney Oaks Ct Unit 3, Austin, TX 78748'. A line without
 * a number is all street name. `city` is the city where the record has it elsewhere, which ends a line without commas.
 */
export function parseAddress(line: string, city: string | null): ListingAddress {
  const { text, state, zip } = withoutStateAndZip(tidy(line));
  const [street = '', ...others] = text.split(', ');
  const ofUnit = others.findIndex((part) => isUnitText(part));
  const words = wordsOf(street);
  const named = ofUnit < 0 ? undefined : others.splice(ofUnit, 1)[0];
  const place = takePlace(words, others.length === 0, state !== null || zip !== null, city);
  return {
    ...parseStreet(words, named === undefined ? null : unitOf(named)),
    city: city ?? (others.length > 0 ? readableName(others.at(-1)!) : place),
    stateorprovince: state,
    postalcode: zip,
  };
}

/** The number of a unit without words for it: '2101' for 'Apt. 2101' and '#2101'. */
export const unitOf = (text: string): string => {
  const words = wordsOf(text);
  while (words.length > 1 && isUnitDesignator(plain(words[0]!))) words.shift();
  return words.join(' ');
};

/** Single spaces, and ', ' between parts. */
const tidy = (line: string): string =>
  line
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(', ');

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('#', ' # ')
    .split(' ')
    .filter((word) => word && word !== '#');

const plain = (word: string): string => word.toLowerCase().replaceAll('.', '');

const country = /,? (?:usa?|u\.s\.a?\.|united states(?: of america)?)$/i;
const stateAndZip = /,? (?:(tx|texas)\.?(?:,? (\d{5})(?:-\d{4})?)?|(\d{5})(?:-\d{4})?)$/i;

function withoutStateAndZip(line: string) {
  const text = line.replace(country, '');
  const found = stateAndZip.exec(text);
  return {
    text: text.slice(0, found?.index),
    state: found?.[1] === undefined ? null : 'TX',
    zip: found?.[2] ?? found?.[3] ?? null,
  };
}

/** 'Unit 2101', '# 4', '2101', 'B': what stands between commas and names no city. */
const isUnitText = (part: string): boolean => {
  const [first = '', ...others] = wordsOf(part);
  const isNamed = part.startsWith('#') || (isUnitDesignator(plain(first)) && others.length > 0);
  return isNamed || (others.length === 0 && isUnitNumber(first));
};

const isUnitNumber = (word: string): boolean => /^(?:[a-z]{0,3}-?\d+[a-z]?|[a-z])$/i.test(word);

/** Takes the words of the city from the end of a street without commas; returns it as it reads. */
function takePlace(
  words: string[],
  isOneLine: boolean,
  hasState: boolean,
  city: string | null,
): string | null {
  if (!isOneLine) return null;
  const known = city === null ? [] : city.split(' ');
  const end = words.slice(-known.length).join(' ').toLowerCase();
  if (known.length > 0 && words.length > known.length && end === city!.toLowerCase())
    return words.splice(-known.length).join(' ');
  if (!hasState) return null;
  const suffix = words.findLastIndex((word, at) => at > 1 && isPlainSuffix(shortForm(plain(word))));
  const place = suffix < 0 ? -1 : words.findIndex((word, at) => at > suffix && isPlaceWord(word));
  return place < 0 ? null : readableName(words.splice(place).join(' '));
}

const isPlaceWord = (word: string): boolean =>
  /^\p{L}{2,}/u.test(word) && !isDirection(shortForm(plain(word))) && !isUnitDesignator(plain(word));

type Street = Omit<ListingAddress, 'city' | 'stateorprovince' | 'postalcode'>;

function parseStreet(words: string[], unit: string | null): Street {
  const streetnumber = takeNumber(words);
  const unitnumber = unit ?? takeUnit(words);
  const streetdirprefix = takeDirection(words, 0);
  const streetdirsuffix = takeDirection(words, words.length - 1);
  const streetsuffix = takeSuffix(words);
  return {
    streetnumber,
    streetdirprefix,
    streetname: words.length > 0 ? readableName(words.join(' ')) : null,
    streetsuffix,
    streetdirsuffix,
    unitnumber,
  };
}

/** '1204', '1204B', '1204-1206', '1204 1/2'. */
function takeNumber(words: string[]): string | null {
  if (!/^\d+[A-Za-z]?(-\d+|-[A-Za-z])?$/.test(words[0] ?? '')) return null;
  const half = words.length > 2 && words[1] === '1/2' ? 2 : 1;
  return words.splice(0, half).join(' ');
}

/** The unit behind a word for it, or behind the end of a street: '… Ct 104', but not '… Ranch Road 620'. */
function takeUnit(words: string[]): string | null {
  const named = words.findIndex(
    (word, at) =>
      at > 0 && isUnitDesignator(plain(word)) && at < words.length - 1 && /\d|^[a-z]$/i.test(words.at(-1)!),
  );
  if (named >= 0) return unitOf(words.splice(named).join(' '));
  const street = words.slice(0, -1);
  while (street.length > 1 && isDirection(shortForm(plain(street.at(-1)!)))) street.pop();
  const suffix = plain(street.at(-1) ?? '');
  const name = street.slice(0, -1).filter((word) => !isDirection(shortForm(plain(word))));
  const isStreet =
    isPlainSuffix(shortForm(suffix)) && name.some((word) => !isRoadWord(shortForm(plain(word))));
  const isNumberedRoad =
    /^\d+[a-z]?$/.test(suffix) && name.length > 0 && name.every((word) => isRoadWord(shortForm(plain(word))));
  const last = words.at(-1) ?? '';
  if (!isUnitNumber(last) || isDirection(shortForm(plain(last))) || !(isStreet || isNumberedRoad))
    return null;
  return words.pop() ?? null;
}

/** A direction is only taken where a name is left without it: 'N St' is a street called N. */
function takeDirection(words: string[], at: number): string | null {
  const short = shortForm(plain(words[at] ?? ''));
  if (words.length < (at === 0 ? 3 : 2) || !isDirection(short)) return null;
  words.splice(at, 1);
  return short.toUpperCase();
}

/** The suffix behind a name; 'Highway' alone and a road with its number have none. */
function takeSuffix(words: string[]): string | null {
  const suffix = words.length > 1 ? shownSuffix(plain(words.at(-1)!)) : null;
  if (suffix !== null) words.pop();
  return suffix;
}
