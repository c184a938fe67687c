import { createHmac } from 'node:crypto';
import type { Listing, Media } from '@hearth/domain/listing/listing.ts';

/** Source of a picture. */
export interface PhotoSource {
  /** Its part of the photo's address and its `mediaobjectid`. */
  readonly id: string;
  /** A web address, or `/photos/<file>` for a file in the folder of listing photos. */
  readonly from: string;
}

/** The pictures of a listing with addresses and ids that reveal and follow from nothing, and where each is from. */
export interface PublishedMedia {
  readonly photoKey: string;
  /** In their order. */
  readonly items: readonly Media[];
  readonly sources: readonly PhotoSource[];
}

/** Widths in px that pictures are scaled to; a narrower one is shown as it is. */
export const photoWidths = [320, 640, 800, 1280, 1920] as const;
const WIDEST = photoWidths[photoWidths.length - 1]!;

/** For feeds that send a size of 0. */
const unknownSize = { width: 1024, height: 768 };

/** A picture has the same address as long as it has the same source, so a change of the listing makes no cached copy useless. */
export function publishedMedia(
  { listingkey, media }: Pick<Listing, 'listingkey' | 'media'>,
  secret: string,
): PublishedMedia {
  const photoKey = digest(secret, 'listing', listingkey).slice(0, KEY_LETTERS);
  const published = media
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((item) =>
      publishedItem(
        item,
        photoKey,
        digest(secret, listingkey, item.mediaobjectid, item.mediaurl).slice(0, ID_LETTERS),
      ),
    );
  return {
    photoKey,
    items: published.map(({ item }) => item),
    sources: published.map(({ source }) => source),
  };
}

function publishedItem(media: Media, photoKey: string, id: string): { item: Media; source: PhotoSource } {
  const size = media.width > 0 && media.height > 0 ? media : unknownSize;
  const width = Math.min(Math.round(size.width), WIDEST);
  const widest = photoWidths.find((one) => one >= width) ?? WIDEST;
  const narrower = photoWidths.filter((one) => one < width);
  const address = (px: number): string => `/photos/${photoKey}/${id}-${px}.webp`;
  const item: Media = {
    ...media,
    mediaobjectid: id,
    mediaurl: address(widest),
    width,
    height: Math.max(1, Math.round((size.height * width) / size.width)),
    diffimgsizes: Object.fromEntries(narrower.map((px) => [String(px), address(px)])),
  };
  return { item, source: { id, from: media.mediaurl } };
}

/**
 * 96 bits for the listing and 60 for the photo cannot be guessed. A page of fifty cards has three hundred photos, and random letters
 * do not compress, so there are no more.
 */
const KEY_LETTERS = 16;
const ID_LETTERS = 10;

const digest = (secret: string, ...of: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(of)).digest('base64url');
