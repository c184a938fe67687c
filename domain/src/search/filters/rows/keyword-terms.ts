/** A term of a keyword; `text` is in lower case with single spaces. */
export interface KeywordTerm {
  readonly text: string;
  /** Written in quotes: whole words only, so that "pool" is not found in 'whirlpool'. */
  readonly exact: boolean;
  /** Written as 'no pool' or '-pool': excludes homes whose text mentions it. */
  readonly excluded: boolean;
}

/** Curly to straight apostrophes, with equal indexes: phones type “owner’s” and listings have “owner's”. */
export const straightApostrophes = (text: string): string => text.replace(/[‘’ʼ]/g, "'");

/** Lower case, with single spaces and straight apostrophes. */
export const normalizeText = (text: string): string =>
  straightApostrophes(text.toLowerCase()).replace(/\s+/g, ' ').trim();

/** A quoted term may contain commas; any other term ends with the next comma. */
const piece = / ?(?:-|no )? ?"[^"]*" ?(?=,|$)|[^,]+/g;
/** 'no' and the minus sign exclude only where a term follows. */
const parts = /^(-(?=\S)|no (?=\S))?(?:"([^"]*)"|(.*))$/;

/**
 * The terms of a keyword, each once: 'Wine cellar, "pool table", no carpet, -stairs' has one plain term, one exact
 * and two excluded ones. Curly quotes count as quotes; an unpaired quote is text.
 */
export const keywordTerms = (keyword: string): readonly KeywordTerm[] => {
  const found = new Map<string, KeywordTerm>();
  for (const [written] of normalizeText(keyword.replace(/[“”„«»]/g, '"')).matchAll(piece)) {
    const [, no, quoted, plain = ''] = parts.exec(written.trim()) ?? [];
    const text = normalizeText(quoted ?? plain);
    const term = { text, exact: quoted !== undefined, excluded: no !== undefined };
    if (text !== '') found.set(JSON.stringify(term), term);
  }
  return [...found.values()];
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const noWordBefore = '(?<![a-z0-9])';
const noWordBehind = '(?![a-z0-9])';
/** Denials: 'no pool', 'without a pool' and 'no-pool'. */
const notDenied = '(?<!(^|[^a-z0-9])(no|without)( an?| any)?[ -])';

/**
 * A regular expression with the same meaning in JavaScript and PostgreSQL, where a substring is not enough:
 * an exact term is delimited by characters other than letters and digits; an excluded one begins a word ('pool' is in
 * 'pools' and not in 'whirlpool') that no 'no' or 'without' denies. null where a substring is enough.
 */
export const termPattern = ({ text, exact, excluded }: KeywordTerm): string | null =>
  exact || excluded
    ? `${noWordBefore}${excluded ? notDenied : ''}${escaped(text)}${exact ? noWordBehind : ''}`
    : null;
