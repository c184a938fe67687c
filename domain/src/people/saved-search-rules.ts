/** Most saved searches of one person on a site. */
export const mostSavedSearches = 100;
/** Saved searches on one page of their list. */
export const savedSearchesPerPage = 35;
/** Most characters of a query; browsers and servers limit longer URLs. */
export const longestSavedQuery = 4000;
/** The form of a stored query: that of the URL of a search page. */
export const savedSearchVersion = '2';

/** Why a search that finds Private homes has no collaborators, and the reverse. */
export const privateIsNotShared =
  'You can’t share a search that includes private exclusive listings. Remove the Private status first, or remove the people it’s shared with.';

/** How often a person wants to get the news of a saved search or of a collection. */
export const cadences = ['immediately', 'daily', 'weekly', 'monthly', 'never'] as const;
export type Cadence = (typeof cadences)[number];
/** Those with mails: a search that a visitor saves without an account would be of no use without. */
export const mailedCadences = [
  'immediately',
  'daily',
  'weekly',
  'monthly',
] as const satisfies readonly Cadence[];
export type MailedCadence = (typeof mailedCadences)[number];

/** How often the mails of a saved search come, in a sentence. */
export const cadenceWords: Readonly<Record<MailedCadence, string>> = {
  immediately: 'as soon as something changes',
  daily: 'every morning',
  weekly: 'every week',
  monthly: 'every month',
};

export const usualCadence: Cadence = 'daily';
