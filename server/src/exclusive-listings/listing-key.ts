import type { ExclusiveRow } from './exclusive-listings.queries.ts';

/** Key of the published copy. Keys of files are numbers of feeds, so none is the same. */
export const listingKeyOf = ({ draftId }: Pick<ExclusiveRow, 'draftId'>): string => `EX-${draftId}`;
