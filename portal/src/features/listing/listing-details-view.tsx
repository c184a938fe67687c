import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useRef } from 'react';
import { SourceDisclaimer } from '../../shared/listing/source-disclaimer.tsx';
import { ClosedNotice } from './closed-notice.tsx';
import { CommentStep } from './comment-step.tsx';
import { ContactRequestProvider } from './contact-request.tsx';
import { ListingBar } from './listing-bar.tsx';
import { ListingPhotos } from './listing-photos.tsx';
import { sectionsOf } from './listing-sections.tsx';
import { ListingSummary } from './listing-summary.tsx';
import { NextActions } from './next-actions.tsx';
import { SaveStep } from './save-step.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { useOutOfView } from './use-out-of-view.ts';

interface ListingDetailsViewProps {
  /** Card of the listing from a list, or the whole listing. */
  readonly listing: ListingCard;
  /** Null until the whole listing is here. */
  readonly details: ListingDetails | null;
  /** False for the first paint over a list, which leaves out what a phone does not show. */
  readonly isPainted?: boolean;
}

/**
 * Everything about a listing that the server let this visitor see, the same on the page and in the dialog. It begins with what its card
 * shows; what follows comes below that.
 */
export function ListingDetailsView({
  listing,
  details,
  isPainted = true,
}: ListingDetailsViewProps): ReactNode {
  const { story, wide } = details ? sectionsOf(details) : nothing;
  const actions = useRef<HTMLDivElement>(null);
  const isBarShown = useOutOfView(actions);
  const tabs = [...story, ...wide].flatMap(({ id, tab }) => (tab === null ? [] : [{ id, tab }]));
  return (
    <ContactRequestProvider>
      <article className="listing">
        <ListingPhotos listing={listing} details={details} hasRest={isPainted} />
        <SectionTabs sections={tabs} />
        <ClosedNotice listing={listing} />
        <div className="listing__columns">
          <ListingSummary listing={listing} details={details}>
            <div ref={actions}>
              <NextActions listing={listing} />
            </div>
          </ListingSummary>
          {/* Another element once it is whole: nothing of it moves. */}
          <div className="listing__story" key={details ? 'whole' : 'coming'}>
            {details ? (
              <>
                {story.map(({ id, Content }) => (
                  <Content key={id} listing={details} />
                ))}
                <p className="listing__small">
                  <SourceDisclaimer source={listing.source} />
                </p>
              </>
            ) : (
              <>
                <VisuallyHidden>Loading...</VisuallyHidden>
                <Skeleton height="480px" />
              </>
            )}
          </div>
        </div>
        {details && wide.map(({ id, Content }) => <Content key={id} listing={details} />)}
      </article>
      <SaveStep listing={listing} />
      <CommentStep listing={listing} />
      {details && <ListingBar listing={listing} isShown={isBarShown} />}
    </ContactRequestProvider>
  );
}

const nothing: ReturnType<typeof sectionsOf> = { story: [], wide: [] };
