import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { ActDialog } from '../acts/act-dialog.tsx';
import type { ListingSubject } from '../acts/listing-subject.ts';

/** Opens the steps of publishing: first the missing values, then the last look before the listing is on the site. */
export function PublishButton({ listing }: { readonly listing: ListingSubject | null }): ReactNode {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => open(true)}>
        {listing?.isDraft === false ? 'Review and republish' : 'Review and publish'}
      </Button>
      {isOpen && <ActDialog act="publish" listing={listing} onClose={() => open(false)} />}
    </>
  );
}
