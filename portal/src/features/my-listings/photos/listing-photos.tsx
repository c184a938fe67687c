import type { DraftPhotoItem, PhotoList } from '@hearth/domain/contract/exclusive-photos.ts';
import { isLargerThanNeeded, sizeAdvice } from '@hearth/domain/people/photo-rules.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { arrangement, photoDescription, photoRemoval, photosQuery } from './photo-changes.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { UploadList } from './upload-list.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';
import './photos.css';

interface ListingPhotosProps {
  /** Id of an exclusive listing, or that of its draft. */
  readonly listingId: string;
}

/** The photos of an exclusive listing: upload, order, captions, cover and floor plans. */
export function ListingPhotos({ listingId }: ListingPhotosProps): ReactNode {
  const session = useSession();
  const { query, data } = useShownQuery(photosQuery(session, listingId));
  const uploads = usePhotoUploads(listingId, data !== undefined);
  const [advice, setAdvice] = useState<readonly string[]>([]);
  const items = data?.items ?? [];
  const most = data?.most ?? 0;
  const add = (files: readonly File[], kind: DraftPhotoItem['kind']) => {
    setAdvice(files.flatMap(({ name, size }) => (isLargerThanNeeded(size) ? [name] : [])));
    uploads.add(files, kind);
  };
  if (query.isError && data === undefined)
    return (
      <p role="alert">
        {failureText(query.error as Parameters<typeof failureText>[0], 'The photos could not be loaded.')}{' '}
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </p>
    );
  return (
    <section className="listing-photos" aria-labelledby="listing-photos">
      <div className="listing-photos__head">
        <h2 id="listing-photos">Photos</h2>
        <p>
          {items.length} of {most || 120}
        </p>
      </div>
      <PhotoDrop onFiles={add} />
      {advice.length > 0 && (
        <p className="listing-photos__note">
          {advice.join(', ')}: {sizeAdvice}
        </p>
      )}
      <UploadList
        uploads={uploads.current}
        refused={uploads.refused}
        onRetry={uploads.retry}
        onCancel={uploads.cancel}
        onForget={uploads.forgetRefused}
      />
      <PhotoGrid listingId={listingId} items={items} />
    </section>
  );
}

function PhotoGrid({
  listingId,
  items,
}: ListingPhotosProps & { readonly items: PhotoList['items'] }): ReactNode {
  const session = useSession();
  const [said, say] = useState('');
  const keepFocus = useKeptFocus();
  const { change: arrange } = useChange((next: PhotoList['items']) => arrangement(session, listingId, next));
  const { change: remove } = useChange((removed: DraftPhotoItem) =>
    photoRemoval(session, listingId, { items, removed }),
  );
  const { change: describe } = useChange(
    (mediaObjectId: string, words: Parameters<typeof photoDescription>[2]['words']) =>
      photoDescription(session, listingId, { mediaObjectId, words }),
  );
  /** Puts a photo at a place, counted without it. */
  function put(photo: DraftPhotoItem, at: number): void {
    const others = items.filter((item) => item !== photo);
    const place = Math.max(0, Math.min(at, others.length));
    if (items[place] === photo) return;
    arrange(others.toSpliced(place, 0, photo));
    say(place === 0 ? 'This photo is the cover now' : `Photo moved to place ${place + 1} of ${items.length}`);
  }
  function drop(id: string, onto: DraftPhotoItem, edge: 'before' | 'after'): void {
    const dragged = items.find(({ mediaObjectId }) => mediaObjectId === id);
    if (!dragged) return;
    const others = items.filter((item) => item !== dragged);
    put(dragged, others.indexOf(onto) + (edge === 'after' ? 1 : 0));
  }
  return (
    <>
      <ol className="listing-photos__grid">
        {items.map((photo, at) => (
          <PhotoTile
            key={photo.mediaObjectId}
            photo={photo}
            place={at + 1}
            count={items.length}
            onMove={(to, button) => {
              keepFocus(button);
              put(photo, to);
            }}
            onDrop={(id, edge) => drop(id, photo, edge)}
            onDescribe={(words) => describe(photo.mediaObjectId, words)}
            onRemove={() => remove(photo)}
          />
        ))}
      </ol>
      <LiveRegion message={said} />
    </>
  );
}
