import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../../shared/app/app-context.tsx';
import { ListingOpenHouses } from '../open-houses/listing-open-houses.tsx';
import { openHousesQuery } from '../open-houses/open-house-changes.ts';
import { useEditing } from './editing.ts';
import { usePartChanges } from './use-part-changes.ts';

/** The open houses of the listing. They need a draft at the server. */
export function OpenHousesPart(): ReactNode {
  const { details } = useSnapshot(useEditing().editor.state);
  return (
    <>
      <h2>Open houses</h2>
      {details ? (
        <PlannedOpenHouses listingId={details.draftId} />
      ) : (
        <p>Enter the address or the price first. Then you can plan open houses.</p>
      )}
    </>
  );
}

function PlannedOpenHouses({ listingId }: { readonly listingId: string }): ReactNode {
  usePartChanges(openHousesQuery(useSession(), listingId));
  return <ListingOpenHouses listingId={listingId} />;
}
