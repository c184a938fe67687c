/** One thing that a keyword asks for; `text` is in lower case with single spaces. */
export interface KeywordTerm {
  readonly text: string;
  /** Written in quotes: whole words only, so that "pool" is not found in 'whirlpool'. */
  readonly exact: boolean;
  /** Written as 'no pool' or '-pool': no home whose text mentions it. */
  readonly excluded: boolean;
}

/** Each in its place: a phone types “owner’s” and a listing says “owner's”. */
export const straightApostrophes = (text: string): string => text.replace(/[‘’ʼ]/g, "'");

/** Lower case, with single spaces and straight apostrophes. */
export const squeeze = (text: string): string =>
  straightApostrophes(text.toLowerCase()).replace(/\s+/g, ' ').trim();

/** A term in quotes may hold commas; anything else ends with the next one. */
const piece = /\s*(?:-|no\s)?\s*"[^"]*"\s*(?=,|$)|[^,]+/g;
/** 'no' and the minus sign ask only with something behind them. */
const parts = /^(-(?=\S)|no (?=\S))?(?:"([^"]*)"|(.*))$/;

/**
 * The terms of a keyword, each once: 'Wine cellar, "pool table", no carpet, -stairs' has one plain term, one exact
 * and two excluded ones. Curly quotes are quotes; a quote without its partner means itself.
 */
export const keywordTerms = (keyword: string): readonly KeywordTerm[] => {
  const found = new Map<string, KeywordTerm>();
  for (const [written] of keyword.replace(/[“”„«»]/g, '"').matchAll(piece)) {
    const [, no, quoted, plain = ''] = parts.exec(squeeze(written)) ?? [];
    const text = squeeze(quoted ?? plain);
    const term = { text, exact: quoted !== undefined, excluded: no !== undefined };
    if (text !== '') found.set(JSON.stringify(term), term);
  }
  return [...found.values()];
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const noWordBefore = '(?<![a-z0-9])';
const noWordBehind = '(?![a-z0-9])';
/** 'no pool', 'without a pool' and 'no-pool' say that there is none. */
const notDenied = '(?<!(^|[^a-z0-9])(no|without)( an?| any)?[ -])';

/**
 * A regular expression for what substrings cannot say, written so that JavaScript and PostgreSQL read it alike:
 * an exact term stands between other characters than letters and digits; an excluded one begins a word ('pool' is in
 * 'pools' and not in 'whirlpool') that no 'no' or 'without' denies. null where any substring will do.
 */
export const termPattern = ({ text, exact, excluded }: KeywordTerm): string | null =>
  exact || excluded
    ? `${noWordBefore}${excluded ? notDenied : ''}${escaped(text)}${exact ? noWordBehind : ''}`
    : null;
