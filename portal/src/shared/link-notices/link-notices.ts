import type { ReadSearch } from '@hearth/domain/page/search-page.ts';
import { accountWords } from '@hearth/domain/search/account-scope.ts';
import type { LeftOutReason } from '@hearth/domain/search/filters/allowed-filters.ts';
import { leftOutWords } from '@hearth/domain/search/filters/left-out-words.ts';
import { unknownWords } from '@hearth/domain/search/url/unknown-names.ts';

/** A sentence about a part of a link that the search does not use. */
export interface LinkNotice {
  readonly text: string;
  /** An account, or a checked one, would open that part. */
  readonly isUnlockable: boolean;
}

/** The notices of a page, until the visitor dismisses them. */
export interface LinkNotices {
  readonly notices: readonly LinkNotice[];
  readonly dismiss: () => void;
}

/** History state of an address that was corrected, so that the page goes on saying why: after a reload too. */
export interface CorrectedLink {
  readonly corrections: readonly string[];
}

/** The corrections that the history stores with an address. */
export const correctionsOf = (state: unknown): readonly string[] =>
  (state as Partial<CorrectedLink> | null)?.corrections ?? [];

/** The history state of an address with further corrections; all else in it stays. */
export const withCorrections = (state: unknown, texts: readonly string[]): object | null => {
  if (texts.length === 0) return state as object | null;
  return { ...(state as object | null), corrections: [...new Set([...correctionsOf(state), ...texts])] };
};

/** A filter for agents is not among them: an account of a client opens none. */
const needsAccount: ReadonlySet<LeftOutReason> = new Set(['needs_account', 'needs_verified_account']);

/** Parts of a link that the search leaves out, the most important for its visitor first. */
export function linkNotices(
  { leftOut, accountOnly, unknown }: Pick<ReadSearch, 'leftOut' | 'accountOnly' | 'unknown'>,
  corrections: readonly string[],
): readonly LinkNotice[] {
  const locked = leftOut.map((each) => ({
    text: leftOutWords(each),
    isUnlockable: needsAccount.has(each.reason),
  }));
  const personal = accountWords(accountOnly).map((text) => ({ text, isUnlockable: true }));
  const others = [unknownWords(unknown), ...corrections].filter(Boolean);
  return [...locked, ...personal, ...others.map((text) => ({ text, isUnlockable: false }))];
}

/** Ranges whose ends changed places, by their names. */
export const reversedText = (ranges: readonly string[]): string =>
  ranges.length === 0
    ? ''
    : `The minimum was higher than the maximum, so we swapped them: ${ranges.join(', ')}.`;

/** Parts of a link with a value that nothing can use, by their names. */
export function unusedText(parts: readonly string[]): string {
  if (parts.length === 0) return '';
  const [which, are] = parts.length === 1 ? ['a part', 'is'] : ['parts', 'are'];
  return `We ignored ${which} of this link that ${are} not valid: ${parts.join(', ')}.`;
}
