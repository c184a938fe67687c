import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';

const form = deferred(() => import('./report-fact-form.tsx'));

/** The way to tell the listing agent and the brokerage that a fact of a home is wrong. */
export function ReportFact({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const [open, setOpen] = useState(false);
  const part = useDeferred(form, open);
  return (
    <div id="listing-report" className="report-fact">
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report a problem with this listing
      </Button>
      {open && (
        <SmallDialog title="Report a problem with this listing" onClose={() => setOpen(false)}>
          {part && <part.ReportFactForm listing={listing} />}
          {part === null && (
            <Notice>The form could not be loaded. Check your connection and open it again.</Notice>
          )}
        </SmallDialog>
      )}
    </div>
  );
}
