import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { fullAddress, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { addressTagOf } from '@hearth/domain/search/tags/change-tags.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';

type Found = Pick<ListingCard, 'listingid' | 'sourcelistingid'> & Parameters<typeof fullAddress>[0];

/**
 * In agent mode, replaces tags of MLS numbers by the addresses of the homes that they find, in words that a client knows
 * (specification section 3). A hidden address keeps its number.
 */
export function useAddressTags(search: SearchState, found: readonly Found[] | undefined): void {
  const { agentMode, searches } = useSession();
  const navigate = useNavigate();
  const tags = search.tags.map((tag) => addressTagOf(tag, addressOf(tag.value, found)));
  const isChanged = agentMode && tags.some((tag, at) => tag !== search.tags[at]);
  const path = isChanged ? searches.pathOf({ ...search, tags }) : null;
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [navigate, path]);
}

function addressOf(number: string, found: readonly Found[] | undefined): string | null {
  const home = found?.find(({ listingid, sourcelistingid }) => [listingid, sourcelistingid].includes(number));
  return home === undefined || streetLine(home) === undisclosedAddress ? null : fullAddress(home);
}
