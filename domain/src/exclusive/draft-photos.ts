import type { Media } from '../listing/listing.ts';

/** Most pictures of an exclusive listing, floor plans included. */
export const mostPhotos = 120;
/** Most characters of a caption. */
export const longestCaption = 300;

export const photoKinds = ['photo', 'floorPlan'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** A picture of an exclusive listing in its draft. */
export interface DraftPhoto {
  /** UUID that the client makes, so that a retry of an upload is the same picture. */
  readonly id: string;
  /** Name in the folder of listing photos. */
  readonly file: string;
  /** Upright size in px. */
  readonly width: number;
  readonly height: number;
  /** Digest of the uploaded file: the same file is no second picture. */
  readonly digest: string;
  readonly kind: PhotoKind;
  /** Shown with the picture, and its text for screen readers; '' for none. */
  readonly caption: string;
  /** Number of its upload in the client's queue; null once it was placed by hand. */
  readonly turn: number | null;
}

/** A picture that was removed, or an upload that was cancelled: its late retries add nothing. */
export interface RemovedPhoto {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** null where the upload had not ended. */
  readonly photo: DraftPhoto | null;
}

/** The pictures of a draft in their order, the cover first and floor plans last, and those that were removed. */
export interface DraftPhotos {
  readonly items: readonly DraftPhoto[];
  readonly removed: readonly RemovedPhoto[];
}

export const noPhotos: DraftPhotos = { items: [], removed: [] };

/** Removed pictures that are remembered. */
const mostRemoved = 240;

/** Parts of a picture that decide its place. */
type Placed = Pick<DraftPhoto, 'turn' | 'kind'>;

/** Places an uploaded picture after those that were queued before it and those that were placed by hand. */
export function placed<P extends Placed>(items: readonly P[], photo: P): P[] {
  const turn = photo.turn ?? Number.POSITIVE_INFINITY;
  const at = items.findLastIndex(({ turn: other }) => other === null || other <= turn) + 1;
  return plansLast(items.toSpliced(at, 0, photo));
}

/** Adds an uploaded picture in its place. */
export const withPhoto = ({ items, removed }: DraftPhotos, photo: DraftPhoto): DraftPhotos => ({
  items: placed(items, photo),
  removed,
});

/** Removes pictures. Ids without one are remembered too: their uploads may still be under way. */
export function withoutPhotos(
  { items, removed }: DraftPhotos,
  ids: readonly string[],
  at: string,
): DraftPhotos {
  const gone = new Set(ids);
  const known = removed.filter(({ id }) => !gone.has(id) || !items.some((item) => item.id === id));
  const added = [...gone]
    .filter((id) => !known.some((one) => one.id === id))
    .map((id) => ({ id, at, photo: items.find((item) => item.id === id) ?? null }));
  return {
    items: items.filter(({ id }) => !gone.has(id)),
    removed: [...added, ...known].slice(0, mostRemoved),
  };
}

/**
 * Puts pictures in an order. A removed one that is named comes back, as far as there is room. Pictures that are not named, such as
 * those uploaded meanwhile, stay behind the others. Unknown ids are ignored.
 */
export function arranged(photos: DraftPhotos, ids: readonly string[]): DraftPhotos {
  const all = new Map(photos.removed.flatMap(({ id, photo }) => (photo ? [[id, photo]] : [])));
  for (const item of photos.items) all.set(item.id, item);
  const named = [...new Set(ids)].flatMap((id) => all.get(id) ?? []);
  const stay = photos.items.filter(({ id }) => !ids.includes(id));
  const byHand = named.slice(0, mostPhotos - stay.length).map((item) => ({ ...item, turn: null }));
  const items = plansLast([...byHand, ...stay]);
  return { items, removed: photos.removed.filter(({ id }) => !items.some((item) => item.id === id)) };
}

/** A change of a picture; absent parts stay. */
export interface PhotoWords {
  readonly caption?: string | undefined;
  readonly kind?: PhotoKind | undefined;
}

/** Changes the caption or the kind of a picture. */
export const described = (
  { items, removed }: DraftPhotos,
  id: string,
  { caption, kind }: PhotoWords,
): DraftPhotos => ({
  items: plansLast(
    items.map((item) =>
      item.id === id ? { ...item, caption: caption ?? item.caption, kind: kind ?? item.kind } : item,
    ),
  ),
  removed,
});

/** A floor plan is never the cover, and galleries end with them. */
const plansLast = <P extends Placed>(items: readonly P[]): P[] => [
  ...items.filter(({ kind }) => kind === 'photo'),
  ...items.filter(({ kind }) => kind === 'floorPlan'),
];

/** The pictures as a listing that is published has them. */
export const mediaOf = (items: readonly DraftPhoto[]): Media[] =>
  items.map(({ id, file, width, height, kind, caption }, sortOrder) => ({
    mediaobjectid: id,
    mediaurl: `/photos/${file}`,
    ...{ width, height, diffimgsizes: {} },
    shortdescription: caption || (kind === 'floorPlan' ? 'Floor plan' : null),
    sortOrder,
  }));
