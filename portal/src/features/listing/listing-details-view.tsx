import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ReactNode } from 'react';
import { SourceDisclaimer } from '../../ui/source-disclaimer.tsx';
import { sectionsOf } from './listing-sections.tsx';
import { ListingSummary } from './listing-summary.tsx';
import { PhotoMosaic } from './photo-mosaic.tsx';

/** Everything about a listing that the server let this visitor see, the same on the page and in the dialog. */
export function ListingDetailsView({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { story, wide } = sectionsOf(listing);
  return (
    <article className="listing">
      <PhotoMosaic listing={listing} />
      <div className="listing__columns">
        <ListingSummary listing={listing} />
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
  );
}
