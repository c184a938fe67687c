import { isJoint, type Token } from './token.ts';

interface Found {
  readonly value: number;
  readonly length: number;
}

const valueAt = (tokens: readonly Token[], at: number): number | undefined =>
  tokens[at]?.kind === 'word' ? (tokens[at]?.value ?? undefined) : undefined;

/** 'Twenty five', 'six hundred fifty', 'three hundred and fifty', 'twenty five hundred', 'one point five'; no thousands. */
export const readWordNumber = (tokens: readonly Token[], at: number): Found | undefined => {
  const first = upToHundred(tokens, at);
  if (!first) return undefined;
  const next = at + first.length;
  if (tokens[next]?.word === 'point') return withDecimals(tokens, next, first);
  return tokens[next]?.word === 'hundred' ? withRest(tokens, next, first, at) : first;
};

/** The number behind 'hundred', which is at `at`. */
const withRest = (tokens: readonly Token[], at: number, hundreds: Found, start: number): Found => {
  const value = hundreds.value * 100;
  const and = tokens[at + 1]?.word === 'and' ? 1 : 0;
  const rest = upToHundred(tokens, at + 1 + and);
  const end = at + 1 + and + (rest?.length ?? 0);
  // 'Under six hundred and three beds' are two figures.
  const isOne = rest && (rest.value >= 10 || isScale(tokens[end]));
  return isOne ? { value: value + rest.value, length: end - start } : { value, length: at + 1 - start };
};

/** '25 hundred', 'six hundred fifty'. */
export const readHundreds = (tokens: readonly Token[], at: number, value: number): Found =>
  withRest(tokens, at + 1, { value, length: 1 }, at);

const isScale = (token: Token | undefined): boolean =>
  ['thousand', 'grand', 'k', 'million', 'mil'].includes(token?.word ?? '');

const upToHundred = (tokens: readonly Token[], at: number): Found | undefined => {
  const value = valueAt(tokens, at);
  if (value === undefined) return undefined;
  const joint = isJoint(tokens[at + 1]) ? 1 : 0;
  const one = valueAt(tokens, at + 1 + joint) ?? 0;
  const isTens = value >= 20 && one >= 1 && one <= 9;
  // 'Six fifty' is 650.
  const tens = value >= 1 && value <= 9 && one >= 20 ? upToHundred(tokens, at + 1 + joint) : undefined;
  if (tens) return { value: value * 100 + tens.value, length: tens.length + 1 + joint };
  return isTens ? { value: value + one, length: 2 + joint } : { value, length: 1 };
};

const isDigit = (value: number | null | undefined): boolean =>
  value != null && Number.isInteger(value) && value >= 0 && value < 10;

/** 'One point two five'; the point is at `at`. */
const withDecimals = (tokens: readonly Token[], at: number, first: Found): Found => {
  let digits = '';
  for (let next = at + 1; isDigit(tokens[next]?.value); next += 1) digits += tokens[next]?.value;
  if (digits === '') return first;
  return { value: Number(`${first.value}.${digits}`), length: first.length + 1 + digits.length };
};
