import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { changesSince, lookOf } from '@hearth/domain/listing/history/last-look.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { useShowsHistory } from '../../shared/history/use-shows-history.ts';
import './since-last-look.css';

/** Changes since the visitor last opened this listing; nothing without changes. */
export function SinceLastLook({ listing }: { readonly listing: ListingDetails }): ReactNode {
  return <Changes key={listing.listingid} listing={listing} />;
}

function Changes({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { moment, history, looks } = useApp();
  const isShown = useShowsHistory();
  const [before] = useState(() => looks.of(listing.listingid));
  const { today } = moment();
  useEffect(() => {
    if (history.records()) looks.store(lookOf(listing, today));
  }, [history, looks, listing, today]);
  const changes = before ? changesSince(before, listing) : [];
  if (!before || !isShown || changes.length === 0) return null;
  return (
    <section id="listing-changes" aria-labelledby="listing-changes-title" className="since-last-look">
      <h2 id="listing-changes-title">Since you last looked on {shortDate(before.day)}</h2>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  );
}
