/** The levels of schools; 'Primary' of the feeds is elementary, 'Middle' and 'Junior high' are middle, 'High' is high. */
export const schoolLevels = ['elementary', 'middle', 'high'] as const;
export type SchoolLevel = (typeof schoolLevels)[number];

/** The level in a feed's words; null for another. */
export function schoolLevelOf(words: string): SchoolLevel | null {
  const text = words.trim().toLowerCase();
  if (/^(primary|elem)/.test(text)) return 'elementary';
  if (/^(middle|intermediate|junior|jr)/.test(text)) return 'middle';
  return /^(high|senior|secondary)/.test(text) ? 'high' : null;
}

/** Endings of school names, the longest first. */
const endings: Readonly<Record<SchoolLevel, readonly string[]>> = {
  elementary: ['elementary school', 'elementary', 'elem', 'el', 'primary school', 'primary', 'school'],
  middle: ['junior high school', 'middle school', 'junior high', 'middle', 'jr high', 'm s', 'ms', 'school'],
  high: ['high school', 'high', 'h s', 'hs', 'school'],
};

/** The ways in which sources write the name of a school, in lower case: 'zilker', 'zilker elementary', 'zilker el'. */
export function schoolSpellings(name: string, level: SchoolLevel): readonly string[] {
  const spelling = name.trim().toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ');
  const ending = endings[level].find((each) => spelling.endsWith(` ${each}`));
  const stem = ending ? spelling.slice(0, -ending.length - 1) : spelling;
  return [
    ...new Set([
      name.trim().toLowerCase(),
      spelling,
      stem,
      ...endings[level].map((each) => `${stem} ${each}`),
    ]),
  ];
}
