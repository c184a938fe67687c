import { phoneParts } from '../people/phone-text.ts';

/**
 * Rules for fields about a person. A rule returns the problem in the words of the specification (section 5), or undefined.
 * Callers trim values first.
 */
export type Rule = (value: string) => string | undefined;

/** A field with its problem, in the words of the specification. */
export interface FieldProblem {
  readonly name: string;
  readonly message: string;
}

/** Checks the fields that are given, in the order of their rules. A field without a value is not given. */
export const problemsBy =
  <Name extends string>(rules: Readonly<Record<Name, Rule>>) =>
  (given: Readonly<Partial<Record<Name, string | null | undefined>>>): readonly FieldProblem[] =>
    (Object.keys(rules) as Name[]).flatMap((name) => {
      const value = given[name];
      const message = value === undefined || value === null ? undefined : rules[name](value);
      return message === undefined ? [] : [{ name, message }];
    });

/** Longest name, in characters. */
export const longest = 256;

/** Requires text other than white space. */
export const required =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? 'Field is required' : rule(value);

/** Characters of names besides letters and their marks: spaces, hyphens, apostrophes of keyboards and of print, periods. */
const besideLetters = " .'‘’‐‑-";
/** Text of names of people and towns; at least one letter. */
export const nameText = new RegExp(`^[${besideLetters}]*\\p{L}[\\p{L}\\p{M}${besideLetters}]*$`, 'u');

/** Leaves out the characters that names may not have, such as digits and emoji. */
export const withNameCharacters = (text: string): string =>
  text.replace(new RegExp(`[^\\p{L}\\p{M}${besideLetters}]`, 'gu'), '');

const isTooLong = (value: string): boolean => [...value].length > longest;

const name = (invalid: string): Rule =>
  required((value) => {
    if (isTooLong(value)) return `Please enter less than ${longest} characters`;
    return nameText.test(value) ? undefined : invalid;
  });

const allowed = 'Use letters, spaces, hyphens, apostrophes and periods.';
export const firstnameRule = name(`This first name is invalid. ${allowed}`);
export const lastnameRule = name(`This last name is invalid. ${allowed}`);

/** A number with +1 has 10 digits more; any other has + and 7 to 15 digits. Written with separators or without. */
export const phoneRule: Rule = required((value) =>
  phoneNumber(value) === undefined ? 'Please enter a valid phone number' : undefined,
);

/** Separators and invisible characters that phone books and address books write between digits. */
const betweenDigits = /[\s().,;\p{Cf}\u2010-\u2013-]/gu;

/**
 * The number in international format with its extension, e.g. '+15125550100' or '+15125550100 x4'; undefined where the text is
 * not a phone number. Ten digits without a + are a US number.
 */
export function phoneNumber(text: string): string | undefined {
  const { number, extension } = phoneParts(text);
  const plain = number.replace(betweenDigits, '');
  const national = /^1?(\d{10})$/.exec(plain);
  const international = national ? `+1${national[1]}` : plain;
  const pattern = international.startsWith('+1') ? /^\+1\d{10}$/ : /^\+\d{7,15}$/;
  if (!pattern.test(international)) return undefined;
  return extension === undefined ? international : `${international} x${extension}`;
}

/** The pattern of HTML's e-mail fields, with a dot in the domain and the length limit of mail servers. */
const emailPattern =
  /^(?=.{1,64}@)[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export const emailRule: Rule = required((value) =>
  value.length <= 254 && emailPattern.test(value) ? undefined : 'Please enter a valid email',
);

/** Longest message, in characters; the specification sets no limit (docs/decisions.md). */
export const messageLimit = 5000;

/** A message needs a letter, a digit or a pictograph: punctuation alone is refused. */
const wordOrPicture = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

export const messageRule: Rule = required((value) => {
  if (value.length > messageLimit) return `Please enter less than ${messageLimit} characters`;
  return wordOrPicture.test(value) ? undefined : 'This message is invalid';
});
