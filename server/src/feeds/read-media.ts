import type { Media } from '@hearth/domain/listing/listing.ts';
import { type RecordReader, recordReader, subRecords, type ValuesOf } from './mapping-table.ts';
import { mediaFields } from './media-fields.ts';
import { isPicture, isUnbrandedTour } from './media-kind.ts';
import { isForPublic } from './public-words.ts';
import type { ReadingContext } from './values/value-reader.ts';

const mostMedia = 200;
/** The fallback for pictures whose feed sends no size: the usual 4 by 3. */
const usualSize = { width: 1024, height: 768 };

type MediaRecord = ValuesOf<typeof mediaFields> & { readonly MediaURL: string };

/** Public media of a listing. */
export interface ReadMedia {
  /** Pictures, the preferred one first; each once. */
  readonly pictures: readonly Media[];
  readonly unbrandedTour: string | null;
}

/** Reads RESO's expanded `Media`. Media that the source does not open to the public, and those without a web address, are left out. */
export function readMedia({ raw, dropped }: RecordReader, context: ReadingContext): ReadMedia {
  const media = subRecords(raw('Media')).flatMap((record) => {
    const read = recordReader(record, context, { path: 'Media.', dropped });
    const values = read.read(mediaFields);
    const { MediaURL, Permission, MediaStatus, MlgCanView } = values;
    return MediaURL !== null && MlgCanView && isForPublic(read, { Permission, MediaStatus })
      ? [{ ...values, MediaURL }]
      : [];
  });
  return {
    pictures: withoutDoubles(inOrder(media.filter(isPicture)))
      .slice(0, mostMedia)
      .map(pictureOf),
    unbrandedTour: media.find(isUnbrandedTour)?.MediaURL ?? null,
  };
}

/** The preferred picture, then by the feed's order; those without one stand last. */
const inOrder = (media: readonly MediaRecord[]): MediaRecord[] =>
  media.toSorted(
    (a, b) =>
      Number(b.PreferredPhotoYN) - Number(a.PreferredPhotoYN) ||
      (a.Order ?? Number.MAX_SAFE_INTEGER) - (b.Order ?? Number.MAX_SAFE_INTEGER),
  );

/** Two media of one key or one address are one. */
function withoutDoubles(media: readonly MediaRecord[]): MediaRecord[] {
  const seen = new Set<string>();
  return media.filter(({ MediaKey, MediaURL }) => {
    const ids = [`url ${MediaURL}`, ...(MediaKey === null ? [] : [`key ${MediaKey}`])];
    const isDouble = ids.some((id) => seen.has(id));
    for (const id of ids) seen.add(id);
    return !isDouble;
  });
}

const pictureOf = (media: MediaRecord, index: number): Media => ({
  mediaurl: media.MediaURL,
  mediaobjectid: media.MediaKey ?? String(index + 1),
  width: media.ImageWidth ?? usualSize.width,
  height: media.ImageHeight ?? usualSize.height,
  diffimgsizes: {},
  shortdescription: media.ShortDescription,
  sortOrder: index,
});
