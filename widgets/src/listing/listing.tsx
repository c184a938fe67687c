import { countEmbeddedView } from '@hearth/domain/contract/embed.ts';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { getListing } from '@hearth/domain/contract/listing.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { closedText } from '@hearth/domain/listing/closed-text.ts';
import { isClosed, isOpen } from '@hearth/domain/listing/status.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { failureText, mayRetry } from '../client/failure-text.ts';
import { pageAddress } from '../client/page-address.ts';
import { dataOf } from '../client/request-state.ts';
import { type UsedRequest, useRequest } from '../client/use-request.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDeferred } from '../ui/use-deferred.ts';
import type { ContactKind } from './contact-kind.ts';
import { goToForm } from './go-to-form.ts';
import { ListingHead } from './listing-head.tsx';
import type { ListingProps } from './listing-props.ts';
import { ListingSectionView, story } from './listing-section.tsx';
import { listingSections } from './listing-sections.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';
import { nameDialog } from './name-dialog.ts';

/** A home with everything that the server lets this page see: photos, price, facts, and the sections that are wanted. */
export function Listing(props: ListingProps): ReactNode {
  const { client, listingId, sections = listingSections } = props;
  const place = useRef<HTMLDivElement>(null);
  // Together with the answer.
  useDeferred(story, true, true);
  const used = useRequest(async (signal) => {
    const listing = await client.call(getListing, { params: { id: listingId }, signal });
    // For a visitor who has jumped into the middle, nothing of the first screen is worth what would move then.
    if (place.current && place.current.getBoundingClientRect().top < 0) await story.fetch().catch(() => {});
    return listing;
  }, listingId);
  const listing = dataOf(used.request);
  if (used.request.status === 'failed') return <Failure {...used} baseUrl={client.baseUrl} />;
  if (!listing) return <ListingSkeleton place={place} hasGallery={sections[0] === 'gallery'} />;
  return <LoadedListing {...props} sections={sections} listing={listing} />;
}

/** Counts for the owner of the page's key that a home was opened, also by a visitor who leaves at once. */
function countView({ embedKey, call }: ListingProps['client'], id: string): void {
  if (embedKey) call(countEmbeddedView, { params: { id }, keepalive: true }).catch(() => {});
}

interface LoadedListingProps extends ListingProps {
  readonly listing: ListingDetails;
}

function LoadedListing({
  listing,
  sections = [],
  headingLevel = 2,
  ...props
}: LoadedListingProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  const [kind, setKind] = useState<ContactKind>('question');
  const name = streetLine(listing);
  useEffect(() => nameDialog(root.current, name), [name]);
  useEffect(() => countView(props.client, listing.listingid), [props.client, listing.listingid]);
  const request = (next: ContactKind) => {
    setKind(next);
    goToForm(root.current);
  };
  const begins = sections[0] === 'gallery' ? 1 : 0;
  const shown = (from: number, to?: number) =>
    sections
      .slice(from, to)
      .map((section) => (
        <ListingSectionView
          key={section}
          {...props}
          section={section}
          listing={listing}
          kind={kind}
          level={headingLevel + 1}
        />
      ));
  return (
    <article ref={root} className="hearth-listing" part="listing">
      {shown(0, begins)}
      {isClosed(listing.mlsstatus) && (
        <p className="hearth-listing__closed" part="closed">
          {closedText(listing)}
        </p>
      )}
      <ListingHead listing={listing} level={headingLevel}>
        {sections.includes('form') && <Actions hasTours={isOpen(listing.mlsstatus)} onRequest={request} />}
      </ListingHead>
      {shown(begins)}
    </article>
  );
}

interface ActionsProps {
  /** A home that can no longer be had is not toured. */
  readonly hasTours: boolean;
  readonly onRequest: (kind: ContactKind) => void;
}

/** The next steps of a visitor who likes the home; both lead to its form. */
const Actions = ({ hasTours, onRequest }: ActionsProps): ReactNode => (
  <div className="hearth-listing__actions" part="actions">
    {hasTours && (
      <Button look="primary" onClick={() => onRequest('tour')}>
        Schedule a tour
      </Button>
    )}
    <Button look={hasTours ? 'plain' : 'primary'} onClick={() => onRequest('question')}>
      Ask a question
    </Button>
  </div>
);

interface FailureProps extends UsedRequest<ListingDetails> {
  readonly baseUrl: string;
}

/** Why there is no home to see, and the way to others. */
function Failure({ request, retry, baseUrl }: FailureProps): ReactNode {
  if (request.status !== 'failed') return null;
  const { error } = request;
  // An id of forbidden characters is as unknown as any other.
  const isUnknown = error.code === 'validation_failed' || error.code === 'not_found';
  return (
    <div className="hearth-listing hearth-listing--none" part="listing">
      <Notice onRetry={isUnknown || !mayRetry(error) ? undefined : retry}>
        {failureText(isUnknown ? { code: 'listing_not_found' } : error, 'This listing could not be loaded.')}
      </Notice>
      <p>
        <a className="hearth-listing__link" href={pageAddress('listings', baseUrl)}>
          Search homes for sale
        </a>
      </p>
    </div>
  );
}
