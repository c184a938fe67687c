import type { Suggestion, SuggestionCategory } from '@hearth/domain/contract/suggestions.ts';
import { cityLine, fullAddress, withoutStreet } from '@hearth/domain/listing/address.ts';
import { publicListingId } from '@hearth/domain/listing/listing-id.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { type AreaKind, isDistrictName } from '../boundaries/area-key.ts';
import { streetOf } from '../search-rows/address-row.ts';
import { plainText } from '../text/plain-text.ts';
import type { BoundaryIds } from './area-boundaries.queries.ts';
import type { FoundListing, FoundStreet } from './suggested-addresses.queries.ts';
import type { FoundArea } from './suggested-areas.queries.ts';
import type { SuggestionScope } from './suggestion-scope.sql.ts';

const categoryOf: Readonly<Record<AreaKind, SuggestionCategory>> = {
  subdivision: 'neighborhood',
  city: 'city',
  county: 'county',
  postalcode: 'zipCode',
  schooldistrict: 'schoolDistrict',
  school: 'school',
  mlsarea: 'mlsArea',
};

/** An area as a suggestion: the tag of its boundary, or its name as a text to search for. */
export const areaSuggestion =
  (scope: SuggestionScope, boundaries: BoundaryIds) =>
  (area: FoundArea): Suggestion => {
    const name = searchedName(area);
    const boundary = boundaries(area);
    const requested =
      boundary === null
        ? requestedByText('address', name)
        : {
            tag: { type: area.kind, id: boundary, value: name, label: name },
            filter: { polygon: boundary },
          };
    return {
      ...{ category: categoryOf[area.kind], name, detail: null },
      ...{ count: scope.countable ? area.count : null, url: null },
      ...requested,
    };
  };

/** An area without a boundary is searched for in addresses. */
export const requestedByText = (
  type: 'address' | 'street' | 'mlscode',
  text: string,
): Pick<Suggestion, 'tag' | 'filter'> => ({
  tag: { type, id: text, value: text, label: text },
  filter: { address: text },
});

/** The area's name in the form in which an address search finds the area. */
function searchedName({ kind, key, name }: FoundArea): string {
  if (kind === 'postalcode') return key;
  if (kind === 'county') return /county$/i.test(name) ? name : `${name} County`;
  if (kind === 'schooldistrict') return isDistrictName(plainText(name)) ? name : `${name} ISD`;
  return name;
}

/** A street with one listing is that listing. */
export const streetSuggestion =
  (scope: SuggestionScope) =>
  ({ total, count, listing }: FoundStreet): Suggestion => {
    if (total === 1) return addressOf(listing);
    const name = streetOf(listing);
    return {
      ...{ category: 'address', name, detail: null },
      ...{ count: scope.countable ? count : null, url: null },
      ...requestedByText('street', name),
    };
  };

/** A home by its address. */
export const addressOf = (listing: FoundListing): Suggestion => ({
  category: 'address',
  name: fullAddress(listing),
  detail: null,
  count: null,
  url: listingPath(listing),
  ...requestedByText('address', fullAddress(listing)),
});

/** A suggestion by number leaves out a hidden address as well. */
export function numberOf(listing: FoundListing): Suggestion {
  const shown = listing.internetaddressdisplayyn;
  const address = shown ? listing : { ...listing, ...withoutStreet(listing) };
  return {
    category: 'mlsNumber',
    name: publicListingId(listing),
    detail: (shown ? fullAddress(listing) : cityLine(listing)) || null,
    count: null,
    url: listingPath(address),
    ...requestedByText('mlscode', publicListingId(listing)),
  };
}
