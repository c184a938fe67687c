import { shortForm } from './street-words.ts';

const teens = 'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const tenth = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');
const ones = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ').map(shortForm);

/**
 * Other spellings of the name of a numbered street, in short forms: of '42nd' 'forty second', '42 nd' and '42'; of 'fifth', which is
 * '5th' in its short form, '5 th' and '5'. None for other names.
 */
export function ordinalSpellings(name: string): readonly (readonly string[])[] {
  const [, digits, ending] = /^(\d{1,3})(st|nd|rd|th)$/.exec(name) ?? [];
  if (digits === undefined) return [];
  return [...inWords(Number(digits)), [digits, ending!], [digits]];
}

function inWords(number: number): readonly (readonly string[])[] {
  if (number > 12 && number < 20) return [[teens[number - 13]!]];
  const ten = Math.floor(number / 10) - 2;
  if (ten < 0 || ten >= tens.length) return [];
  return number % 10 === 0 ? [[tenth[ten]!]] : [[tens[ten]!, ones[(number % 10) - 1]!]];
}

const ordinals: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 99 }, (_, at) => at + 1).flatMap((number) =>
    inWords(number).map((words) => [words.join(' '), `${number}${endingOf(number)}`] as const),
  ),
);

function endingOf(number: number): string {
  const isTeen = number > 10 && number < 14;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th';
}

/** '42nd' for 'forty 2nd', '13th' for 'thirteenth'; words are in short forms. Null of other words. */
export const ordinalOf = (words: string): string | null => ordinals.get(words) ?? null;
