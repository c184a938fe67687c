import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import type { ReactNode } from 'react';
import './nearby-homes.css';

const rows = deferred(() => import('./nearby-rows.tsx'));

/** The homes around a home; their code and data are asked for when the visitor scrolls near. */
export function NearbyHomes({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { ref, near } = useNear();
  const part = useDeferred(rows, near);
  return (
    <div
      id="listing-nearby"
      className="nearby-homes"
      ref={ref}
      data-waiting={!near || part === undefined || undefined}
    >
      {near && part === null && <Notice>The homes nearby could not be loaded.</Notice>}
      {near && part && <part.NearbyRows listing={listing} />}
    </div>
  );
}
