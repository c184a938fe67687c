import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { changesSince, lookOf } from '@hearth/domain/listing/history/last-look.ts';
import { useEffect, useRef } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { usePageNotice } from '../../ui/use-page-notice.ts';

/** Announces another price or status of a listing while its page is open. */
export function useUpdateNotice(listing: ListingDetails | undefined): void {
  const { moment } = useApp();
  const { root } = useSession();
  const notify = usePageNotice(listing?.listingid);
  const shown = useRef<{ readonly root: unknown; readonly listing: ListingDetails | undefined } | null>(null);
  useEffect(() => {
    const before = shown.current;
    // Another viewer may see other values: the first answer of a session is no change.
    const isOfOther = before !== null && before.root !== root && before.listing === listing;
    shown.current = { root, listing: isOfOther ? undefined : listing };
    if (!listing || before?.listing?.listingid !== listing.listingid || before.root !== root) return;
    // More photos are shown after a sign-up, and are no reason to look again.
    const look = { ...lookOf(before.listing, moment().today), photoscount: listing.photoscount };
    const changes = changesSince(look, listing);
    if (changes.length === 0) return;
    notify('This home was updated', {
      id: `updated-${listing.listingid}`,
      description: changes.join(' '),
    });
  }, [listing, root, moment, notify]);
}
