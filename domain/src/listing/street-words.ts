type Spellings = Readonly<Record<string, readonly string[]>>;

/** Suffixes that end no name of a neighborhood or school, by their short form. */
const streetSuffixes: Spellings = {
  aly: ['alley'],
  ave: ['avenue', 'av'],
  blvd: ['boulevard', 'boul'],
  dr: ['drive', 'drv'],
  expy: ['expressway'],
  fwy: ['freeway'],
  hwy: ['highway', 'hiway'],
  ln: ['lane'],
  pkwy: ['parkway', 'pky'],
  rd: ['road'],
  st: ['street', 'str'],
};

/** Suffixes that neighborhoods are named with where they are spelled out: 'Travis Country Circle'. */
const courtSuffixes: Spellings = {
  cir: ['circle', 'circ'],
  ct: ['court', 'crt'],
  cv: ['cove'],
  plz: ['plaza'],
  ter: ['terrace', 'terr'],
  trce: ['trace'],
  trl: ['trail', 'tr'],
  xing: ['crossing'],
};

/** Suffixes that are ordinary words where they are spelled out, but hardly behind a house number and a name. */
const waySuffixes: Spellings = {
  bnd: ['bend'],
  lp: ['loop'],
  pass: [],
  path: [],
  pl: ['place'],
  row: [],
  run: [],
  sq: ['square'],
  walk: [],
  way: ['wy'],
};

/** Suffixes that are ordinary words where they are spelled out: 'lake view', 'by the park'. */
const featureSuffixes: Spellings = {
  bch: ['beach'],
  blf: ['bluff'],
  brg: ['bridge'],
  brk: ['brook'],
  cyn: ['canyon'],
  crk: ['creek'],
  cres: ['crescent'],
  crst: ['crest'],
  est: ['estate'],
  ests: ['estates'],
  fld: ['field'],
  gdn: ['garden'],
  gdns: ['gardens'],
  gln: ['glen'],
  grn: ['green'],
  grv: ['grove'],
  hbr: ['harbor'],
  hts: ['heights'],
  hl: ['hill'],
  hls: ['hills'],
  holw: ['hollow'],
  knl: ['knoll'],
  lndg: ['landing'],
  lk: ['lake'],
  mdw: ['meadow'],
  mdws: ['meadows'],
  mnr: ['manor'],
  park: ['prk'],
  pt: ['point'],
  rnch: ['ranch'],
  rdg: ['ridge'],
  riv: ['river'],
  spg: ['spring'],
  spgs: ['springs'],
  vly: ['valley'],
  vw: ['view'],
  vlg: ['village'],
  vis: ['vista'],
};

const plainSuffixes: Spellings = { ...streetSuffixes, ...courtSuffixes };
const wordlikeSuffixes: Spellings = { ...waySuffixes, ...featureSuffixes };

const directions: Spellings = {
  n: ['north'],
  s: ['south'],
  e: ['east'],
  w: ['west'],
  ne: ['northeast'],
  nw: ['northwest'],
  se: ['southeast'],
  sw: ['southwest'],
};

/** Words within names and behind them that people write in several ways. */
const nameWords: Spellings = {
  '1st': ['first'],
  '2nd': ['second'],
  '3rd': ['third'],
  '4th': ['fourth'],
  '5th': ['fifth'],
  '6th': ['sixth'],
  '7th': ['seventh'],
  '8th': ['eighth'],
  '9th': ['ninth'],
  '10th': ['tenth'],
  '11th': ['eleventh'],
  '12th': ['twelfth'],
  ft: ['fort'],
  jr: ['junior'],
  mkt: ['market'],
  mt: ['mount'],
  st: ['saint'],
  tx: ['texas'],
};

const shortForms: ReadonlyMap<string, string> = new Map(
  [plainSuffixes, wordlikeSuffixes, directions, nameWords].flatMap((table) =>
    Object.entries(table).flatMap(([short, long]) => long.map((word) => [word, short] as const)),
  ),
);

/** The one form of a word that is compared: 'drive' and 'dr' are 'dr', 'fifth' is '5th'. */
export const shortForm = (word: string): string => shortForms.get(word) ?? word;

/**
 * The form of a word in stored addresses: the short one of 'Boulevard', which feeds write, and the long one of 'Hollow', which
 * people mistype.
 */
export const keyForm = (word: string): string => {
  const short = shortForm(word);
  if (!Object.hasOwn(wordlikeSuffixes, short)) return short;
  return spellingsOfWord(short).toSorted((a, b) => b.length - a.length)[0]!;
};

/** The key forms of all words that begin so: 'ave' for 'aven', 'n' and 'ne' for 'nort'. */
export const keyFormsBegun = (beginning: string): readonly string[] => [
  ...new Set([...shortForms.keys()].filter((word) => word.startsWith(beginning)).map(keyForm)),
];

/** A word in all its spellings: of 'dr' also 'drive' and 'drv'. */
export const spellingsOfWord = (short: string): readonly string[] => [
  short,
  ...[...shortForms].flatMap(([long, form]) => (form === short ? [long] : [])),
];

export const isDirection = (short: string): boolean => Object.hasOwn(directions, short);
export const isPlainSuffix = (short: string): boolean => Object.hasOwn(plainSuffixes, short);

/** Any suffix, whether or not it is an ordinary word as well. */
export const isSuffix = (short: string): boolean =>
  isPlainSuffix(short) || Object.hasOwn(wordlikeSuffixes, short);

/** 'Blvd' for 'BOULEVARD', 'Loop' for 'lp': a suffix as addresses are shown; null of words that end no street. */
export const shownSuffix = (word: string): string | null => {
  const short = shortForm(word);
  const shown = short === 'lp' ? 'loop' : short;
  return endsNumberedStreet(word) ? shown.charAt(0).toUpperCase() + shown.slice(1) : null;
};

/** Returns whether a word behind a house number and a name ends a street: 'Loop' does, 'lake' hardly. */
export const endsNumberedStreet = (word: string): boolean => {
  const short = shortForm(word);
  return isPlainSuffix(short) || Object.hasOwn(waySuffixes, short) || (isSuffix(short) && word === short);
};

/** Returns whether a word ends names of streets, and none of neighborhoods or schools. */
export const endsStreetAlone = (word: string): boolean => {
  const short = shortForm(word);
  return Object.hasOwn(streetSuffixes, short) || (isPlainSuffix(short) && word === short);
};

const unabbreviated = new Set(['park', 'pass', 'path', 'row', 'run', 'walk', 'way']);

/** Returns whether a suffix stands in a text in its short form, which is no ordinary word: 'Rdg' and not 'Ridge'. */
export const isAbbreviated = (word: string, short: string): boolean =>
  word === short && !unabbreviated.has(short);

/** Words before the number of a numbered road: 'Ranch Road 2222', 'FM 2222', 'State Highway 71', 'IH 35'. */
const roadWords: ReadonlySet<string> = new Set(
  'fm rm rr ranch rnch rd farm to market mkt county cnty co cr state sh tx texas hwy us i ih interstate loop lp spur private pr'.split(
    ' ',
  ),
);
export const isRoadWord = (short: string): boolean => roadWords.has(short);

/** Words and abbreviations of addresses that are written in capitals. */
export const capitalWords: ReadonlySet<string> = new Set(
  'n s e w ne nw se sw fm rm rr ih us sh cr pr mlk lbj ut tx'.split(' '),
);

/** Words before a unit's number that an address is the same without. */
const unitDesignators: ReadonlySet<string> = new Set(
  'unit units apt apartment suite ste number num no bldg building'.split(' '),
);
export const isUnitDesignator = (word: string): boolean => unitDesignators.has(word);

/** Words before a unit's number. */
const unitWords: ReadonlySet<string> = new Set([
  ...unitDesignators,
  ...'residence condo penthouse ph villa lot space'.split(' '),
]);
export const isUnitWord = (word: string): boolean => unitWords.has(word);

/** Other names of streets that many towns have, by the shortest. */
export const streetNicknames: Spellings = {
  mlk: ['martin luther king jr', 'martin luther king', 'm l king', 'm l k', 'mlk jr', 'dr king'],
};
