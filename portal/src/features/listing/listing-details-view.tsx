import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { type ReactNode, useRef } from 'react';
import { SourceDisclaimer } from '../../ui/source-disclaimer.tsx';
import { ContactRequestProvider } from './contact-request.tsx';
import { ListingBar } from './listing-bar.tsx';
import { sectionsOf } from './listing-sections.tsx';
import { ListingSummary } from './listing-summary.tsx';
import { NextActions } from './next-actions.tsx';
import { PhotoMosaic } from './photo-mosaic.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { useOutOfView } from './use-out-of-view.ts';

/** Everything about a listing that the server let this visitor see, the same on the page and in the dialog. */
export function ListingDetailsView({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { story, wide } = sectionsOf(listing);
  const actions = useRef<HTMLDivElement>(null);
  const isBarShown = useOutOfView(actions);
  const tabs = [...story, ...wide].flatMap(({ id, tab }) => (tab === null ? [] : [{ id, tab }]));
  return (
    <ContactRequestProvider>
      <article className="listing">
        <PhotoMosaic listing={listing} />
        <SectionTabs sections={tabs} />
        <div className="listing__columns">
          <ListingSummary listing={listing}>
            <div ref={actions}>
              <NextActions listing={listing} />
            </div>
          </ListingSummary>
          <div className="listing__story">
            {story.map(({ id, Content }) => (
              <Content key={id} listing={listing} />
            ))}
            <p className="listing__small">
              <SourceDisclaimer source={listing.source} />
            </p>
          </div>
        </div>
        {wide.map(({ id, Content }) => (
          <Content key={id} listing={listing} />
        ))}
      </article>
      <ListingBar listing={listing} isShown={isBarShown} />
    </ContactRequestProvider>
  );
}
