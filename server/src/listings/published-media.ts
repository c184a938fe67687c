import { createHmac } from 'node:crypto';
import type { Listing, Media } from '@hearth/domain/listing/listing.ts';

/** Where a picture is from. */
export interface PhotoSource {
  /** Its part of the photo's address and its `mediaobjectid`. */
  readonly id: string;
  /** A web address, or the address of a local file by the width in px. */
  readonly from: string | Readonly<Record<string, string>>;
}

/** The pictures of a listing with addresses and ids that reveal and follow from nothing, and where each is from. */
export interface PublishedMedia {
  readonly photoKey: string;
  /** In their order. */
  readonly items: readonly Media[];
  readonly sources: readonly PhotoSource[];
}

/** Widths in px that pictures of other servers are scaled to; a narrower one is shown as it is. */
export const photoWidths = [320, 640, 1280, 1920] as const;
const WIDEST = photoWidths[photoWidths.length - 1]!;

/** A picture's address keeps as long as its source does, so caches need no second copy after a change of the listing. */
export function publishedMedia(
  { listingkey, media }: Pick<Listing, 'listingkey' | 'media'>,
  secret: string,
): PublishedMedia {
  const photoKey = digest(secret, 'listing', listingkey);
  const published = media
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map((item) =>
      publishedItem(item, photoKey, digest(secret, listingkey, item.mediaobjectid, item.mediaurl)),
    );
  return {
    photoKey,
    items: published.map(({ item }) => item),
    sources: published.map(({ source }) => source),
  };
}

function publishedItem(media: Media, photoKey: string, id: string): { item: Media; source: PhotoSource } {
  const isLocal = media.mediaurl.startsWith('/');
  const width = isLocal ? media.width : Math.min(media.width, WIDEST);
  const widest = isLocal ? width : (photoWidths.find((one) => one >= width) ?? WIDEST);
  const narrower = isLocal
    ? Object.keys(media.diffimgsizes).map(Number)
    : photoWidths.filter((one) => one < width);
  const address = (px: number): string => `/photos/${photoKey}/${id}-${px}.webp`;
  const item: Media = {
    ...media,
    mediaobjectid: id,
    mediaurl: address(widest),
    width,
    height: Math.max(1, Math.round((media.height * width) / media.width)),
    diffimgsizes: Object.fromEntries(narrower.map((px) => [String(px), address(px)])),
  };
  const from = isLocal ? { ...media.diffimgsizes, [width]: media.mediaurl } : media.mediaurl;
  return { item, source: { id, from } };
}

/** 96 bits, which nobody guesses. */
const digest = (secret: string, ...of: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(of)).digest('base64url').slice(0, 16);
