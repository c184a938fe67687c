import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { StreetView as Answer } from '@hearth/domain/contract/street-view.ts';
import { getStreetView } from '@hearth/domain/contract/street-view.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import './street-view.css';

interface StreetViewProps {
  readonly listing: ListingDetails;
}

/** Opens a picture of the street before a home, where the server has a service for it; nothing is asked of that service before the press. */
export function StreetView({ listing }: StreetViewProps): ReactNode {
  const { client } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const [open, setOpen] = useState(false);
  if (!site?.streetView) return null;
  return (
    <>
      <Button className="street-view-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Street view
      </Button>
      {open && (
        <SmallDialog title="Street view" onClose={() => setOpen(false)}>
          <Picture listing={listing} />
        </SmallDialog>
      )}
    </>
  );
}

const size = { width: '640', height: '480' };

function Picture({ listing }: StreetViewProps): ReactNode {
  const { client } = useApp();
  const { listingid: id } = listing;
  const { data, error, refetch } = useQuery({
    queryKey: ['street-view', id],
    queryFn: ({ signal }) => client.call(getStreetView, { params: { id }, query: size, signal }),
  });
  if (error)
    return (
      <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined}>
        {failureText(error, 'The street view could not be loaded.')}
      </Notice>
    );
  if (data && !data.isKnown)
    return (
      <Notice onRetry={() => void refetch()}>The street view could not be loaded. Please try again.</Notice>
    );
  if (data?.view === null) return <p>There is no street view within 500 m (0.3 miles) of this home.</p>;
  return (
    <figure className="street-view">
      <div className="street-view__picture">
        {data?.view && (
          <img
            src={data.view.picture}
            width={640}
            height={480}
            alt={`The street at ${streetLine(listing)}`}
          />
        )}
      </div>
      <figcaption>{data?.view && captionOf(data.view)}</figcaption>
    </figure>
  );
}

/** 'Taken in May 2024, 120 ft from the home. © Google' */
function captionOf({ taken, meters, credit }: NonNullable<Answer['view']>): string {
  const feet = Math.round((meters * 3.28084) / 10) * 10;
  return `Taken${monthText(taken)}, ${feet} ft from the home. ${credit}`;
}

function monthText(taken: string | null): string {
  const moment = Date.parse(`${taken}-01`);
  if (Number.isNaN(moment)) return '';
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return ` in ${month.format(moment)}`;
}
