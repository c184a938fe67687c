import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { type ReactNode, useState } from 'react';
import { AuthLock } from '../../ui/auth-lock.tsx';
import { CompareToggle } from '../../ui/compare-toggle.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { ShareDialog } from '../../ui/share-dialog.tsx';

/** What can be done with one home of a list without opening it. */
export function ListingActions({ listing }: { readonly listing: ListingCard }): ReactNode {
  const [open, setOpen] = useState<'share' | 'dismiss' | null>(null);
  const street = streetLine(listing);
  const close = () => setOpen(null);
  return (
    <>
      <CompareToggle listing={listing} />
      <RoundButton icon="share" label={`Share ${street}`} onClick={() => setOpen('share')} />
      <RoundButton icon="dismiss" label={`Dismiss ${street}`} onClick={() => setOpen('dismiss')} />
      {open === 'share' && (
        <ShareDialog title="Share this home" name={street} path={listing.url} onClose={close} />
      )}
      {open === 'dismiss' && <AuthLock action="dismiss" onClose={close} />}
    </>
  );
}
