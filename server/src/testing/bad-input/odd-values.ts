/** So many letters. */
export const long = (length: number): string => 'a'.repeat(length);
export const manyIds = Array.from({ length: 1000 }, (_, at) => `city-${at}`).join();
export const deepList = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Values in the form of an address. */
export const oddTexts = [
  ...[
    '',
    ' ',
    "'",
    '"',
    '%',
    '_',
    '\\',
    '%%%',
    '\\%',
    "'; drop table listing; --",
    '$1',
    '{{7*7}}',
    '<script>',
    '\t\r\n',
    '\0',
  ],
  ...[
    '🏡',
    '👩‍👩‍👧‍👦'.repeat(20),
    'שלום עולם',
    '\u202Eabc',
    'e\u0301'.repeat(90),
    '\uFFFF',
    'ﷺ',
    '٣',
    'I\u0307',
    'ß',
  ],
  ...[
    'NaN',
    'Infinity',
    '1e309',
    '-0',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    'true',
    '0x10',
    '1_000',
  ],
  ...[
    long(201),
    long(5000),
    manyIds,
    ','.repeat(3000),
    ' '.repeat(3000),
    '% '.repeat(90),
    'a,'.repeat(90),
    deepList.slice(0, 4000),
  ],
].map(encodeURIComponent);
export const brokenTexts = ['%', '%ZZ', '%ED%A0%80', '%C0%AF', '%00', '%u0041'];
export const oddNumbers = [
  '',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e9',
  '1e309',
  '-1',
  '0',
  '1000000000',
  '9'.repeat(400),
  '1.5',
  '٣',
  'listprice',
  '%27',
  '%00',
];
export const oddWords = ['', 'NaN', 'true,false', 'TRUE', '__proto__', '%00', '%27%20or%201=1', long(5000)];
