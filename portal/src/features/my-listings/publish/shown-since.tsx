import { getPublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { listingKeys } from '../listing-queries.ts';
import { CooperationLine } from './cooperation-line.tsx';
import { ExposureLog } from './exposure-log.tsx';
import './publish-sheet.css';

interface ShownSinceProps {
  readonly listing: { readonly listingId: string; readonly draftId: string };
}

/** The pages that showed a published home to the public, and the clock of clear cooperation that this started. */
export function ShownSince({ listing: { listingId, draftId } }: ShownSinceProps): ReactNode {
  const session = useSession();
  const headingId = useId();
  const { data } = useQuery({
    queryKey: [...listingKeys(session).listing(draftId), 'exposure'],
    queryFn: ({ signal }) =>
      session.client.call(getPublishSheet, { params: { id: listingId }, query: {}, signal }),
  });
  if (!data) return null;
  return (
    <section aria-labelledby={headingId} className="shown-since">
      <h2 id={headingId}>Public exposure</h2>
      {data.cooperation.state !== 'waiting' && <CooperationLine cooperation={data.cooperation} />}
      <ExposureLog log={data.cooperation.log} />
    </section>
  );
}
