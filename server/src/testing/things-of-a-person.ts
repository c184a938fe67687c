/** A thing that a person stores in the account. */
interface StoredThing {
  readonly name: string;
  /** Tables that have rows of the person afterwards. */
  readonly tables: readonly string[];
  readonly url: string;
  readonly payload: object;
  /** A text of the thing, which the export of the account has. */
  readonly text: string;
}

/**
 * One of each thing that a person stores by a POST request. Tests of export, deletion, take-over and lost accounts read this table, so a new
 * thing is one row.
 * @param mark a word in the texts of all things
 * @param listingId of a stored home
 */
export function thingsOfAPerson(mark: string, listingId: string): readonly StoredThing[] {
  const path = `/agents/${mark.toLowerCase()}`;
  const place = { name: `${mark}’s work`, address: `77 ${mark} Ln`, latitude: 30.2, longitude: -97.7 };
  const homes = { name: `${mark}’s homes`, description: `Near ${mark}`, listings: [listingId] };
  const search = { name: `${mark}’s search`, query: 'minBedrooms=3' };
  const query = `keywords=${mark.toLowerCase()}`;
  const memory = {
    recentSearches: [{ query, searchCount: 1 }],
    viewedListings: [listingId],
    calculator: { downPaymentPercent: 77 },
  };
  return [
    {
      ...{ name: 'a favorite place', tables: ['favorite_place'], text: place.address },
      ...{ url: '/api/user/favorite-place', payload: place },
    },
    {
      ...{ name: 'a collection', tables: ['collection'], text: homes.name },
      ...{ url: '/api/listing/collection', payload: homes },
    },
    {
      ...{ name: 'a saved search', tables: ['saved_search'], text: search.name },
      ...{ url: '/api/saved-search', payload: search },
    },
    {
      ...{ name: 'a page view', tables: ['page_view'], text: path },
      ...{ url: '/api/v2/user-page-history', payload: { path } },
    },
    {
      ...{ name: 'the memory of a guest', tables: ['recent_search', 'viewed_listing', 'calculator_setting'] },
      ...{ url: '/api/user/guest-memory', payload: memory, text: query },
    },
  ];
}
