/** Words of street names as people write them out, and as feeds abbreviate them. */
const abbreviations: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  drive: 'dr',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** The word itself and, for 'South' or 'Boulevard', its short form with the space that ends it. */
export function spellingsOf(word: string): readonly string[] {
  const short = Object.hasOwn(abbreviations, word) ? abbreviations[word] : undefined;
  return short === undefined ? [word] : [word, `${short} `];
}

/** The spellings of a whole street that feeds may use for these words: as they are, all abbreviated, the last one abbreviated. */
export function streetSpellings(words: readonly string[]): readonly string[] {
  const short = (word: string): string => (Object.hasOwn(abbreviations, word) ? abbreviations[word]! : word);
  const last = words.map((word, at) => (at === words.length - 1 ? short(word) : word));
  return [...new Set([words, words.map(short), last].map((spelled) => spelled.join(' ')))];
}

const suffixes: ReadonlySet<string> = new Set([
  ...[
    'ave',
    'blvd',
    'cir',
    'ct',
    'cv',
    'dr',
    'hwy',
    'ln',
    'pkwy',
    'pl',
    'rd',
    'sq',
    'st',
    'ter',
    'trl',
    'way',
    'loop',
  ],
  ...['pass', 'path', 'run', 'bnd', 'xing', 'pt', 'vw', 'rdg', 'holw'],
]);

/** Returns whether a plain word ends names of streets, written out or abbreviated. */
export const isStreetSuffix = (word: string): boolean => suffixes.has(abbreviations[word] ?? word);
