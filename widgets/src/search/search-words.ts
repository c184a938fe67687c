import { groupDigits } from '@hearth/domain/listing/group-digits.ts';

/** '1,234 homes', '1 home'. */
export const homesText = (count: number): string => `${groupDigits(count)} ${count === 1 ? 'home' : 'homes'}`;

/** '1,234 homes', '1 home', 'No results': what stands over the list. */
export const countText = (total: number): string => (total === 0 ? 'No results' : homesText(total));

/** The announcement of a finished search. */
export const foundText = (total: number): string => `${total === 0 ? 'No homes' : homesText(total)} found`;

/** The heading of homes that the search did not find; `miles` (2 or more) is how far the farthest of them is. */
export const nearbyHeading = (miles: number | undefined): string =>
  (miles ?? 99) > 30 ? 'Other homes' : `Homes nearby, within ${miles} miles`;

/** The announcement with the page, where there are several: '1,234 homes found, page 2 of 103'. */
export const spokenText = (
  { total, pageCount }: { readonly total: number; readonly pageCount: number },
  page = 1,
): string => (pageCount > 1 ? `${foundText(total)}, page ${page} of ${pageCount}` : foundText(total));

export const emptyText = "You'll find the results here as soon as the listings match your search criteria.";
