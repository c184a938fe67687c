import { shortForm } from './street-words.ts';

/** A word or number of a text. */
export interface TextToken {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly raw: string;
  /** In lower case without accents and apostrophes. */
  readonly plain: string;
  /** The forms under which it is compared: 'drive' has 'dr', 'Hollow's' has 'hollow' and 'hollows'. */
  readonly forms: readonly string[];
}

const word = /[\p{L}\p{N}\p{M}]+(?:['’ʼ`][\p{L}\p{M}]+)*/gu;

export const plainWord = (raw: string): string =>
  raw
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase();

export const tokensIn = (text: string): readonly TextToken[] =>
  [...text.matchAll(word)].map(({ 0: raw, index: start }) => {
    const plain = plainWord(raw);
    const owner = /['’ʼ`]s$/i.test(raw) ? [shortForm(plain.slice(0, -1))] : [];
    return { start, end: start + raw.length, raw, plain, forms: [shortForm(plain), ...owner] };
  });

export const hasForm = ({ forms }: TextToken, short: string): boolean => forms.includes(short);

/** Letters and digits alone: 'www.1204-oak.com' is 'www1204oakcom'. */
export const squashed = (text: string): string => plainWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
