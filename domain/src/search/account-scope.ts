import { namesSelf, type Viewer } from '../people/viewer.ts';

/** Parts of a search that depend on an account: whose lists it reads, and what it leaves out or remembers (specification section 7). */
export interface AccountScope {
  /** Id of the collection whose listings alone are searched, or 'dismissed'; empty for none. */
  readonly collection: string;
  /** With the listings that the person dismissed. */
  readonly dismissed: boolean;
  /** Only the listings that the person dismissed. */
  readonly dismissedOnly: boolean;
  /** Only the listings that an agent recommended. */
  readonly proposedOnly: boolean;
  /** Username of the person whose viewed listings alone are searched; empty for none. */
  readonly viewedBy: string;
  /** Username of the person for whom an agent searches; empty for the person who asks. */
  readonly user: string;
  /** Without an entry among the viewed searches. */
  readonly dontSaveViewedSearch: boolean;
}
export type AccountKey = keyof AccountScope;

/** A search of no account. */
export const noAccount: AccountScope = {
  collection: '',
  dismissed: false,
  dismissedOnly: false,
  proposedOnly: false,
  viewedBy: '',
  user: '',
  dontSaveViewedSearch: false,
};

export const accountKeys = Object.keys(noAccount) as AccountKey[];

/** Why a person may not search so, and the parameters that are the reason. */
export interface AccountRefusal {
  readonly code: 'sign_in_required' | 'forbidden';
  readonly keys: readonly AccountKey[];
}

/** The parameters with which a search reads an account. Not to remember a search needs none. */
export const personalKeys = (scope: AccountScope): readonly AccountKey[] =>
  accountKeys.filter((key) => key !== 'dontSaveViewedSearch' && scope[key] !== noAccount[key]);

/**
 * Why a viewer may not run a search of this scope; null where they may. Guests have no lists, and the lists of another person
 * are open to the agent of a contact alone: the server decides whose contact it is.
 */
export function accountRefusal(scope: AccountScope, viewer: Viewer): AccountRefusal | null {
  const keys = personalKeys(scope);
  if (keys.length === 0) return null;
  if (viewer.role === 'guest') return { code: 'sign_in_required', keys };
  if (viewer.role === 'agent') return null;
  const ofOthers = (['viewedBy', 'user'] as const).filter((key) => !namesSelf(viewer, scope[key]));
  return ofOthers.length === 0 ? null : { code: 'forbidden', keys: ofOthers };
}

/** Returns whether a search is limited to a list of a person's: a collection, or dismissed, recommended or viewed listings. */
export const isOfPersonalList = ({
  collection,
  dismissedOnly,
  proposedOnly,
  viewedBy,
}: AccountScope): boolean => collection !== '' || viewedBy !== '' || dismissedOnly || proposedOnly;

/** Returns whether a search is of a list in which a person sees private homes that an agent recommended to them. */
export const showsRecommended = ({ collection, dismissedOnly, proposedOnly }: AccountScope): boolean =>
  collection !== '' || dismissedOnly || proposedOnly;

const homesOf: Readonly<Record<AccountKey, string | null>> = {
  collection: 'Collections',
  dismissed: 'Hidden homes',
  dismissedOnly: 'Hidden homes',
  proposedOnly: 'Recommended homes',
  viewedBy: 'Viewed homes',
  user: 'Searches for another person',
  dontSaveViewedSearch: null,
};

/** Sentences about the parameters that a guest's search ignores: 'Sign up to see collections.' */
export const accountWords = (keys: readonly AccountKey[]): readonly string[] => [
  ...new Set(keys.flatMap((key) => (homesOf[key] === null ? [] : [sentenceOf(key)]))),
];

const sentenceOf = (key: AccountKey): string =>
  `${key === 'user' ? 'Log in as an agent' : 'Sign up'} to see ${homesOf[key]?.toLowerCase()}.`;
