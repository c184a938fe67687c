import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { SectionProps } from './listing-props.ts';
import { NoPhotos, PhotoMosaic, photoCount } from './photo-mosaic.tsx';
import { PortalLink } from './portal-link.tsx';

/** Most homes are only scrolled through. */
const viewer = deferred(() => import('./photo-dialog.tsx'));

/** The photos that the server lets this page see, with the viewer over the whole window; it names how many more there are. */
export function Gallery({ listing, client: { baseUrl } }: SectionProps): ReactNode {
  const [shown, setShown] = useState<number | null>(null);
  const close = useCallback(() => setShown(null), []);
  const part = useDeferred(viewer, shown !== null);
  const { images, locked } = listing;
  const tour = listing.virtualtoururlunbranded;
  const more = (
    <PortalLink listing={listing} baseUrl={baseUrl}>
      {listing.photoscount === 1 ? 'Sign in to see it' : 'Sign in to see them all'}
    </PortalLink>
  );
  if (images.length === 0) return <NoPhotos listing={listing}>{listing.photoscount > 0 && more}</NoPhotos>;
  return (
    <>
      <PhotoMosaic listing={listing} count={images.length} baseUrl={baseUrl} onOpen={setShown}>
        {tour !== null && (
          <a className="hearth-mosaic__tool" href={tour} target="_blank" rel="noopener noreferrer">
            Virtual tour
          </a>
        )}
        <button
          type="button"
          className="hearth-mosaic__tool hearth-mosaic__count"
          onClick={() => setShown(0)}
        >
          {photoCount(images.length, locked.images)}
        </button>
      </PhotoMosaic>
      {part === null && <Notice>The photos could not be opened. Check your connection and try again.</Notice>}
      {part && shown !== null && (
        <part.PhotoDialog listing={listing} baseUrl={baseUrl} index={shown} more={more} onClose={close} />
      )}
    </>
  );
}
