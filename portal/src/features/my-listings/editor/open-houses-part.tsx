import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ListingOpenHouses } from '../open-houses/listing-open-houses.tsx';
import { useEditing } from './editing.ts';

/** The open houses of the listing. They need a draft at the server. */
export function OpenHousesPart(): ReactNode {
  const { details } = useSnapshot(useEditing().editor.state);
  return (
    <>
      <h2>Open houses</h2>
      {details ? (
        <ListingOpenHouses listingId={details.draftId} />
      ) : (
        <p>Enter the address or the price first. Then you can plan open houses.</p>
      )}
    </>
  );
}
