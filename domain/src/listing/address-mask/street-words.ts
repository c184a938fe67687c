/** Street suffixes that are hardly anything else in a text, by the form that masking compares. */
const plainSuffixes: Readonly<Record<string, readonly string[]>> = {
  aly: ['alley'],
  ave: ['avenue', 'av'],
  blvd: ['boulevard', 'boul'],
  cir: ['circle', 'circ'],
  ct: ['court', 'crt'],
  cv: ['cove'],
  dr: ['drive', 'drv'],
  expy: ['expressway'],
  fwy: ['freeway'],
  hwy: ['highway', 'hiway'],
  ln: ['lane'],
  pkwy: ['parkway', 'pky'],
  plz: ['plaza'],
  rd: ['road'],
  st: ['street', 'str'],
  ter: ['terrace', 'terr'],
  trce: ['trace'],
  trl: ['trail', 'tr'],
  xing: ['crossing'],
};

/** Suffixes that are ordinary words where they are spelled out: 'lake view', 'by the park'. */
const wordlikeSuffixes: Readonly<Record<string, readonly string[]>> = {
  bch: ['beach'],
  bnd: ['bend'],
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
  lp: ['loop'],
  mdw: ['meadow'],
  mdws: ['meadows'],
  mnr: ['manor'],
  park: ['prk'],
  pass: [],
  path: [],
  pl: ['place'],
  pt: ['point'],
  rnch: ['ranch'],
  rdg: ['ridge'],
  riv: ['river'],
  row: [],
  run: [],
  spg: ['spring'],
  spgs: ['springs'],
  sq: ['square'],
  vly: ['valley'],
  vw: ['view'],
  vlg: ['village'],
  vis: ['vista'],
  walk: [],
  way: ['wy'],
};

const directions: Readonly<Record<string, readonly string[]>> = {
  n: ['north'],
  s: ['south'],
  e: ['east'],
  w: ['west'],
  ne: ['northeast'],
  nw: ['northwest'],
  se: ['southeast'],
  sw: ['southwest'],
};

/** Words within names that people write in several ways. */
const nameWords: Readonly<Record<string, readonly string[]>> = {
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
  mt: ['mount'],
  st: ['saint'],
};

const shortForms: ReadonlyMap<string, string> = new Map(
  [plainSuffixes, wordlikeSuffixes, directions, nameWords].flatMap((table) =>
    Object.entries(table).flatMap(([short, long]) => long.map((word) => [word, short] as const)),
  ),
);

/** The one form of a word that is compared: 'drive' and 'dr' are 'dr', 'fifth' is '5th'. */
export const shortForm = (word: string): string => shortForms.get(word) ?? word;

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

/** Words before a unit's number. */
const unitWords: ReadonlySet<string> = new Set(
  'unit units apt apartment suite ste residence condo penthouse ph number num no bldg building villa lot space'.split(
    ' ',
  ),
);
export const isUnitWord = (word: string): boolean => unitWords.has(word);
