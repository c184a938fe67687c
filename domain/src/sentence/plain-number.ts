import { isAttached, isJoint, type Token } from './token.ts';
import { readHundreds, readWordNumber } from './word-number.ts';

/** A number with its scale, e.g. '$650k'. */
export interface Figure {
  readonly value: number;
  readonly scale: number;
  /** Number of tokens. */
  readonly length: number;
  readonly dollars: boolean;
  readonly large: boolean;
}

interface Found {
  readonly value: number;
  readonly length: number;
}

const scales: ReadonlyMap<string, number> = new Map([
  ...['k', 'thousand', 'grand'].map((word) => [word, 1_000] as const),
  ...['m', 'mm', 'mil', 'mill', 'million', 'millions'].map((word) => [word, 1_000_000] as const),
  ['billion', 1_000_000_000],
]);

export const readFigure = (tokens: readonly Token[], at: number): Figure | undefined => {
  const dollars = tokens[at]?.word === '$';
  const start = dollars ? at + 1 : at;
  const plain = readNumber(tokens, start);
  if (!plain) return undefined;
  const next = start + plain.length;
  const spoken = isDistance(tokens, next, plain.value) ? undefined : scaleAt(tokens, next);
  const scale = isSpanishThousand(tokens, next, plain.value) ? 1_000 : spoken;
  const more = scale === undefined ? undefined : partBehind(tokens, next + 1);
  return {
    value: (plain.value + (more?.value ?? 0)) * (scale ?? 1),
    scale: scale ?? 1,
    length: next + (scale ? 1 : 0) + (more?.length ?? 0) - at,
    dollars,
    large: scale !== undefined || (tokens[start]?.text.includes(',') ?? false),
  };
};

/** From this figure on, 'mil' is the Spanish word for a thousand: '300 mil', and not '1.5 mil'. */
const leastSpanish = 50;

const isSpanishThousand = (tokens: readonly Token[], at: number, value: number): boolean =>
  tokens[at]?.word === 'mil' && value >= leastSpanish;

/** '... and a half', '... and a quarter', '... and three quarters'. */
const partBehind = (tokens: readonly Token[], at: number): Found | undefined => {
  if (tokens[at]?.word !== 'and' && tokens[at]?.word !== '&') return undefined;
  const article = tokens[at + 1]?.word === 'a' ? 1 : 0;
  const part = parts.get(tokens[at + 1 + article]?.word ?? '');
  if (part !== undefined) return { value: part, length: 2 + article };
  const named = namedFraction(tokens, at + 1);
  return named && { ...named, length: named.length + 1 };
};

/** From this figure on, 'm' means meters: no price is so many millions. */
const leastMeters = 50;

/** '300m from a school', 'within 500m of the park', and not '1m to 2m'. */
const isDistance = (tokens: readonly Token[], at: number, value: number): boolean => {
  if (tokens[at]?.word !== 'm' || tokens[at + 1]?.kind !== 'word' || readFigure(tokens, at + 2)) return false;
  const next = tokens[at + 1]?.word ?? '';
  return /^(from|away|walk|radius)$/.test(next) || (value >= leastMeters && /^(of|to)$/.test(next));
};

/** '150m2' are square meters. */
const scaleAt = (tokens: readonly Token[], at: number): number | undefined => {
  const word = tokens[at]?.word ?? '';
  const scale = scales.get(word);
  const isLetter = word.length === 1 && word !== 'k';
  if (isLetter && !isAttached(tokens, at)) return undefined;
  return isLetter && isAttached(tokens, at + 1) && tokens[at + 1]?.kind === 'number' ? undefined : scale;
};

const parts: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
]);

/** 'Half a million', 'an acre', 'a couple of', '1/2 acre', '2½', 'six hundred'. */
const readNumber = (tokens: readonly Token[], at: number): Found | undefined => {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const part = parts.get(token.word);
  if (part !== undefined) return { value: part, length: 1 + articlesAt(tokens, at + 1) };
  if (token.word === 'couple') return { value: 2, length: tokens[at + 1]?.word === 'of' ? 2 : 1 };
  if (token.word === 'a' || token.word === 'an') return onlyOne(tokens, at);
  if (token.value === null) return undefined;
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  const inWords = readWordNumber(tokens, at);
  if (inWords && inWords.length > 1) return inWords;
  if (tokens[at + 1]?.word === 'hundred') return readHundreds(tokens, at, token.value);
  const more = Number.isInteger(token.value) ? restAt(tokens, at + 1) : undefined;
  return { value: token.value + (more?.value ?? 0), length: 1 + (more?.length ?? 0) };
};

const articlesAt = (tokens: readonly Token[], at: number): number =>
  [0, 1].filter((step) => ['of', 'a', 'an'].includes(tokens[at + step]?.word ?? '')).length;

/** 'An acre', 'a million', 'a quarter acre'. */
const onlyOne = (tokens: readonly Token[], at: number): Found | undefined => {
  const next = tokens[at + 1]?.word ?? '';
  if (next === 'hundred') return readHundreds(tokens, at, 1);
  if (next === 'acre' || next === 'million') return { value: 1, length: 1 };
  if (!parts.has(next) && next !== 'couple') return undefined;
  const found = readNumber(tokens, at + 1);
  return found && { ...found, length: found.length + 1 };
};

/** The fraction behind a whole number: '2½', '3 1/2 baths', '1 1/2 acres', '2 and a half baths'. */
const restAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if (first.word === 'and' || first.word === '&') {
    const fraction = fractionAt(tokens, at + 1);
    return partBehind(tokens, at) ?? (fraction && { ...fraction, length: fraction.length + 1 });
  }
  if (isDashed(tokens, at)) {
    const fraction = fractionAt(tokens, at + 1, true);
    return fraction && { ...fraction, length: fraction.length + 1 };
  }
  if (first.value === null) return undefined;
  return /^[½¼¾]$/.test(first.text) ? { value: first.value, length: 1 } : fractionAt(tokens, at, true);
};

/** '-1/2' of '1-1/2 million'. */
const isDashed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '-' &&
  isAttached(tokens, at) &&
  isAttached(tokens, at + 1) &&
  (tokens[at + 1]?.value ?? 0) < (tokens[at + 3]?.value ?? 0);

/** 'Three quarters', 'two-thirds'. */
const namedFraction = (tokens: readonly Token[], at: number): Found | undefined => {
  const over = tokens[at]?.value ?? 0;
  const named = isJoint(tokens[at + 1]) ? at + 2 : at + 1;
  const part = over === 3 || over === 2 ? parts.get(tokens[named]?.word ?? '') : undefined;
  if (part === undefined || part === 0.5) return undefined;
  return { value: over * part, length: named + 1 - at + articlesAt(tokens, named + 1) };
};

/** '1/2' before acres and millions, 'three quarters'; before baths only behind a number, since a slash stands between beds and baths. */
const fractionAt = (tokens: readonly Token[], at: number, ofBaths = false): Found | undefined => {
  const [over, slash, under] = tokens.slice(at, at + 3);
  if (over?.value === null || over?.value === undefined) return undefined;
  const named = namedFraction(tokens, at);
  if (named) return named;
  if (slash?.word !== '/' || over.kind !== 'number' || under?.kind !== 'number' || !under.value)
    return undefined;
  const unit = wordBehind(tokens, at + 3);
  const isOfBaths = ofBaths && under.value === 2 && unit.startsWith('ba');
  const isProper = over.value !== null && over.value < under.value;
  const isOfScale = isProper && /^(millions?|mill?|billion|thousand|grand|k|m|mm)$/.test(unit);
  const isFraction =
    isAcre(unit) || isOfBaths || isOfScale || (isProper && isAcre(unitOfRange(tokens, at + 3)));
  return isFraction ? { value: over.value / under.value, length: 3 + articlesAt(tokens, at + 3) } : undefined;
};

const isAcre = (word: string): boolean => /^acres?$|^ac$/.test(word);

/** The word behind a fraction, past marks and articles. */
const wordBehind = (tokens: readonly Token[], at: number): string => {
  let end = at;
  while (isJoint(tokens[end]) || ['of', 'an', 'a'].includes(tokens[end]?.word ?? '')) end += 1;
  return tokens[end]?.word ?? '';
};

/** The unit behind the other end of a range, '... to 1/2 acre', '...-1 acre'. */
const unitOfRange = (tokens: readonly Token[], at: number): string => {
  const mark = tokens[at]?.word ?? '';
  if (!isJoint(tokens[at]) && !['to', 'and', '—'].includes(mark)) return '';
  if (tokens[at + 1]?.kind !== 'number') return '';
  const isFraction = tokens[at + 2]?.word === '/' && tokens[at + 3]?.kind === 'number';
  return wordBehind(tokens, at + (isFraction ? 4 : 2));
};
