import { capitalWords } from '@hearth/domain/listing/street-words.ts';

/** Abbreviations in names of areas. */
const districts: ReadonlySet<string> = new Set(['isd', 'cisd', 'mud', 'wcid', 'etj', 'pud']);

const staysCapital = (word: string): boolean =>
  capitalWords.has(word.toLowerCase()) || districts.has(word.toLowerCase());

/** 'ANDERSON MILL' becomes 'Anderson Mill', "O'CONNOR" "O'Connor"; abbreviations such as ISD and FM stay. */
export const readableName = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name
        .replace(/(?<=\d)(?:ST|ND|RD|TH)\b|(?<=['’])S\b/g, (ending) => ending.toLowerCase())
        .replace(/\p{Lu}[\p{Lu}\p{M}]+/gu, (word) =>
          staysCapital(word) ? word : word[0] + word.slice(1).toLowerCase(),
        );
