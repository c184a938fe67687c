import {
  arrangeExclusivePhotos,
  type DraftPhotoItem,
  describeExclusivePhoto,
  getExclusivePhotos,
  type PhotoList,
  removeExclusivePhotos,
} from '@hearth/domain/contract/exclusive-photos.ts';
import { type PhotoWords, placed } from '@hearth/domain/exclusive/draft-photos.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../../shared/app/session.ts';
import { type Change, effect } from '../../../shared/changes/change.ts';

const keyOf = ({ root }: Session, listingId: string) => [...root, 'exclusive photos', listingId] as const;

export const photosQuery = (session: Session, listingId: string) =>
  queryOptions({
    queryKey: keyOf(session, listingId),
    queryFn: ({ signal }) => session.client.call(getExclusivePhotos, { params: { id: listingId }, signal }),
  });

const failed = 'Unable to change the photos';

const withItems =
  (change: (items: PhotoList['items']) => PhotoList['items']) =>
  (list: PhotoList): PhotoList => ({ ...list, items: change(list.items) });

/** Adds the photo of an upload. Responses may arrive in another order than the server stored the photos. */
export const withUploaded = (photo: DraftPhotoItem) =>
  withItems((items) =>
    items.some(({ mediaObjectId }) => mediaObjectId === photo.mediaObjectId) ? items : placed(items, photo),
  );

const idsOf = (items: PhotoList['items']): string[] => items.map(({ mediaObjectId }) => mediaObjectId);

/** Puts the photos in an order. A removed one that is named comes back. */
export function arrangement(
  session: Session,
  listingId: string,
  items: PhotoList['items'],
): Change<PhotoList> {
  const key = keyOf(session, listingId);
  return {
    key: [...key, 'order'],
    apply: [
      effect<PhotoList>(
        key,
        withItems(() => items),
      ),
    ],
    result: (list) => [effect<PhotoList>(key, () => list)],
    call: (call) =>
      call(arrangeExclusivePhotos, { params: { id: listingId }, body: { mediaObjectIds: idsOf(items) } }),
    words: { failed },
    stale: [key],
  };
}

/** Removes a photo; the toast offers to bring it back. */
export function photoRemoval(
  session: Session,
  listingId: string,
  { items, removed }: { readonly items: PhotoList['items']; readonly removed: DraftPhotoItem },
): Change<PhotoList> {
  const key = keyOf(session, listingId);
  const { mediaObjectId } = removed;
  const undo = () => void session.changes.make(arrangement(session, listingId, items));
  return {
    key: [...key, mediaObjectId],
    apply: [
      effect<PhotoList>(
        key,
        withItems((now) => now.filter((item) => item.mediaObjectId !== mediaObjectId)),
      ),
    ],
    result: (list) => [effect<PhotoList>(key, () => list)],
    call: (call) =>
      call(removeExclusivePhotos, {
        params: { id: listingId },
        query: { mediaObjectIds: [mediaObjectId] },
      }),
    words: { done: { title: 'Photo removed', action: { label: 'Undo', onClick: undo } }, failed },
    stale: [key],
  };
}

/** Changes the caption or the kind of a photo. */
export function photoDescription(
  session: Session,
  listingId: string,
  { mediaObjectId, words }: { readonly mediaObjectId: string; readonly words: PhotoWords },
): Change<PhotoList> {
  const key = keyOf(session, listingId);
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  return {
    key: [...key, mediaObjectId, ...Object.keys(given)],
    apply: [
      effect<PhotoList>(
        key,
        withItems((items) =>
          items.map((item) => (item.mediaObjectId === mediaObjectId ? { ...item, ...given } : item)),
        ),
      ),
    ],
    result: (list) => [effect<PhotoList>(key, () => list)],
    call: (call) => call(describeExclusivePhoto, { params: { id: listingId, mediaObjectId }, body: given }),
    words: { failed },
    stale: [key],
  };
}
