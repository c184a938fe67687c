/**
 * What is wrong with a value in the specification's words (section 5), or undefined where nothing is. Values are judged
 * as they are: who calls trims them first.
 */
export type Rule = (value: string) => string | undefined;

/** Longest name and the like, characters. */
export const longest = 256;

/** Says so where there is nothing but space. */
export const required =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? 'Field is required' : rule(value);

/** Letters, accented ones and those with marks of their own, spaces and hyphens; at least one letter. */
const letters = /^[ -]*\p{L}[\p{L}\p{M} -]*$/u;

const name = (invalid: string): Rule =>
  required((value) => {
    if (value.length > longest) return `Please enter less than ${longest} characters`;
    return letters.test(value) ? undefined : invalid;
  });

export const firstnameRule = name('This first name is invalid');
export const lastnameRule = name('This last name is invalid');

/** A number with +1 has 10 digits more; any other has + and 7 to 15 digits. Written with separators or without. */
export const phoneRule: Rule = required((value) =>
  phoneNumber(value) === undefined ? 'Please enter a valid phone number' : undefined,
);

/**
 * The number in international format, e.g. '+15125550100'; undefined where it is none. Ten digits without a + are
 * a number of this country.
 */
export function phoneNumber(text: string): string | undefined {
  const plain = text.trim().replace(/[\s().-]/g, '');
  const national = /^1?(\d{10})$/.exec(plain);
  const number = national ? `+1${national[1]}` : plain;
  const pattern = number.startsWith('+1') ? /^\+1\d{10}$/ : /^\+\d{7,15}$/;
  return pattern.test(number) ? number : undefined;
}

/** The pattern of HTML's own e-mail fields, with a dot in the domain and a name no longer than mail servers take. */
const emailPattern =
  /^(?=.{1,64}@)[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export const emailRule: Rule = required((value) =>
  value.length <= 254 && emailPattern.test(value) ? undefined : 'Please enter a valid email',
);

/** Longest message, characters; the specification leaves it open (docs/decisions.md). */
export const messageLimit = 5000;

/** A message says something: dots and dashes alone do not. */
const wordOrPicture = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

export const messageRule: Rule = required((value) => {
  if (value.length > messageLimit) return `Please enter less than ${messageLimit} characters`;
  return wordOrPicture.test(value) ? undefined : 'This message is invalid';
});
