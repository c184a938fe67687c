import { timesAYear } from './association-fee.ts';

/** Letters and digits in lower case, without the words around them: '$/mo.' is 'mo', 'Paid per Year' is 'year'. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(paid|billed|due|per|each|every|a|fees?|dues)\b/g, '')
    .replace(/[^a-z0-9]/g, '');

const otherWords: Readonly<Record<string, readonly string[]>> = {
  Daily: ['day', 'd'],
  Weekly: ['week', 'wk', 'wkly', 'w'],
  'Bi-Weekly': ['2weeks', 'twoweeks', 'otherweek', 'fortnightly', 'fortnight'],
  'Semi-Monthly': ['twicemonth', 'twicemonthly', '2xmonth'],
  Monthly: ['month', 'mo', 'mos', 'mth', 'mthly', 'mnthly', 'm'],
  'Bi-Monthly': ['2months', 'twomonths', 'othermonth', 'bimonth'],
  Quarterly: ['quarter', 'qtr', 'qtrly', 'qrtly', 'q', '3months', 'threemonths'],
  'Semi-Annually': [
    ...[
      'semiannual',
      'semiyearly',
      'biannually',
      'biannual',
      'halfyearly',
      '6months',
      'sixmonths',
      'semi',
      's',
    ],
    ...['twiceyear', 'twiceyearly', '2xyear'],
  ],
  Annually: ['annual', 'annum', 'year', 'yearly', 'yr', 'yrly', 'annl', 'y', '12months'],
  'One Time': ['once', 'onetimeonly', 'atclosing', 'single'],
};

const frequencies: ReadonlyMap<string, string> = new Map([
  ...Object.keys(timesAYear).map((frequency) => [plain(frequency), frequency] as const),
  ...Object.entries(otherWords).flatMap(([frequency, words]) =>
    words.map((word) => [word, frequency] as const),
  ),
]);

/** The RESO FeeFrequency that a feed means: 'Annually' of 'yearly'; other words as the feed has them. */
export const feeFrequencyOf = (text: string): string => frequencies.get(plain(text)) ?? text;
