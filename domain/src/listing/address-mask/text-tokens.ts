import { shortForm } from '../street-words.ts';

/** A word or number of a text. */
export interface TextToken {
  readonly start: number;
  readonly end: number;
  /** Text as written. */
  readonly raw: string;
  /** In lower case without accents and apostrophes. */
  readonly plain: string;
  /** The forms under which it is compared: 'drive' has 'dr', 'Hollow's' has 'hollow' and 'hollows'. */
  readonly forms: readonly string[];
}

/** Soft hyphens and characters without width, which feeds leave within words. */
const unseen = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff';
const letters = `[\\p{L}\\p{N}\\p{M}${unseen}]`;

/** Tags of HTML without attributes, and entities: whatever else stands in angle brackets is text, and may name the street. */
export const markup =
  '<\\/?(?:[biup]|br|em|strong|span|font|div|li|ul|ol|h[1-6])\\s?\\/?>|' +
  '&(?:nbsp|amp|shy|quot|apos|lt|gt|ndash|mdash|[lr][sd]quo|#\\d{1,6}|#x[\\da-f]{1,5});';

const wordOrMarkup = new RegExp(`${markup}|(${letters}+(?:['’ʼ\`]${letters}+)*)`, 'giu');
const dropped = new RegExp(`[\\p{M}'’ʼ\`${unseen}]`, 'gu');

export const plainWord = (raw: string): string => raw.normalize('NFKD').replace(dropped, '').toLowerCase();

export const tokensIn = (text: string): readonly TextToken[] =>
  [...text.matchAll(wordOrMarkup)].flatMap(({ 1: raw, index: start }) => {
    if (raw === undefined) return [];
    const plain = plainWord(raw);
    const owner = /['’ʼ`]s$/i.test(raw) ? [shortForm(plain.slice(0, -1))] : [];
    return { start, end: start + raw.length, raw, plain, forms: [shortForm(plain), ...owner] };
  });

export const hasForm = ({ forms }: TextToken, short: string): boolean => forms.includes(short);

/** Letters and digits alone: 'www.1204-oak.com' is 'www1204oakcom'. */
export const squashed = (text: string): string => plainWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
