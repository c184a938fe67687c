import type { ListingAddress } from '@hearth/domain/listing/listing.ts';

type Street = Pick<
  ListingAddress,
  'streetnumber' | 'streetdirprefix' | 'streetname' | 'streetsuffix' | 'streetdirsuffix' | 'unitnumber'
>;

const directions = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);
const suffixes: Readonly<Record<string, string>> = {
  AVE: 'Ave',
  AVENUE: 'Ave',
  BLF: 'Blf',
  BLVD: 'Blvd',
  BND: 'Bnd',
  BEND: 'Bnd',
  CIR: 'Cir',
  CIRCLE: 'Cir',
  CT: 'Ct',
  COURT: 'Ct',
  CV: 'Cv',
  COVE: 'Cv',
  DR: 'Dr',
  DRIVE: 'Dr',
  GLN: 'Gln',
  GLEN: 'Gln',
  HTS: 'Hts',
  HWY: 'Hwy',
  LN: 'Ln',
  LANE: 'Ln',
  LOOP: 'Loop',
  PASS: 'Pass',
  PATH: 'Path',
  PKWY: 'Pkwy',
  PL: 'Pl',
  PLACE: 'Pl',
  PT: 'Pt',
  RD: 'Rd',
  ROAD: 'Rd',
  RUN: 'Run',
  SQ: 'Sq',
  ST: 'St',
  STREET: 'St',
  TER: 'Ter',
  TRCE: 'Trce',
  TRL: 'Trl',
  TRAIL: 'Trl',
  VW: 'Vw',
  VIEW: 'Vw',
  WAY: 'Way',
  XING: 'Xing',
};

const unitWord = / (?:(?:unit|apt|ste|suite|bldg)(?: ?\.)? ?#?|#) ?([\w-]+(?: [\w-]+)?)$/i;

/**
 * The parts of a street address in one line, as far as it has them: '2829 W Kinney Oaks Ct Unit 3'. A line without a number
 * is all street name.
 */
export function parseStreet(line: string): Street {
  const spaced = line.replace(/[\s,]+/g, ' ').trim();
  const unit = unitWord.exec(spaced);
  const words = spaced.slice(0, unit?.index).split(' ').filter(Boolean);
  const number = /^\d+[A-Za-z]?(-\d+)?$/.test(words[0] ?? '') ? (words.shift() ?? null) : null;
  const dirprefix = takeDirection(words, 0);
  const dirsuffix = takeDirection(words, words.length - 1);
  const suffix = words.length > 1 ? suffixes[upper(words.at(-1))] : undefined;
  if (suffix !== undefined) words.pop();
  return {
    streetnumber: number,
    streetdirprefix: dirprefix,
    streetname: words.length > 0 ? words.map(titleCase).join(' ') : null,
    streetsuffix: suffix ?? null,
    streetdirsuffix: dirsuffix,
    unitnumber: unit?.[1] ?? null,
  };
}

/** A direction is only taken where a name is left without it: 'N St' is a street called N. */
function takeDirection(words: string[], at: number): string | null {
  const word = upper(words[at]).replace(/\.$/, '');
  if (words.length < 3 || !directions.has(word)) return null;
  words.splice(at, 1);
  return word;
}

const upper = (word: string | undefined): string => (word ?? '').toUpperCase().replace(/\.$/, '');

/** 'SANTA' becomes 'Santa'; words that already mix cases stay. */
const titleCase = (word: string): string =>
  word === word.toUpperCase() && /[A-Z]{2}/.test(word) ? word[0] + word.slice(1).toLowerCase() : word;
