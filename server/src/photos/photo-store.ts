import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { previewWidth } from '@hearth/domain/listing/photo-sources.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PhotoSource } from '../listings/published-media.ts';
import type { PhotoOrigin } from '../ports/photos/photo-origin.ts';
import { renditions } from './renditions.ts';
import { readIfThere, writeWhole } from './stored-file.ts';

/** The pictures of listings, as files of one folder that no address leads into. */
export interface PhotoStore {
  /** The picture in one of its published widths in px, or its preview; undefined where it is not available. */
  read(source: PhotoSource, width: number): Promise<Buffer | undefined>;
  /** Makes local files when they are first requested, as samples are drawn. */
  drawWith(draw: (file: string) => Promise<unknown>): void;
  /** Deletes the copies of other servers' pictures that were fetched before a time. */
  removeFetchedBefore(time: Date): Promise<void>;
}

/** Pictures of other servers that are fetched and scaled at a time. */
const CONCURRENCY = 2;
/** Previews of local files that are stored in memory, of a few hundred bytes each. */
const MOST_PREVIEWS = 2_000;
/** An address that failed is not fetched again for so long. */
const RETRY_MS = 60_000;

export interface PhotoStoreOptions {
  readonly folder: string;
  /** Origin of pictures that are web addresses. */
  readonly origin: PhotoOrigin;
  /** The published widths of these in px. */
  readonly widths: readonly number[];
  readonly onError: (error: unknown) => void;
}

export function createPhotoStore({ folder, origin, widths, onError }: PhotoStoreOptions): PhotoStore {
  const fetched = path.join(folder, 'fetched');
  const limit = pLimit(CONCURRENCY);
  const inWork = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: RETRY_MS });
  let draw: (file: string) => Promise<unknown> = async () => undefined;

  const bring = async ({ id, from }: PhotoSource & { readonly from: string }): Promise<void> => {
    try {
      for (const [width, picture] of await renditions(await origin.fetch(from), widths))
        await writeWhole(path.join(fetched, fileOf(id, width)), picture);
    } catch (error) {
      failed.set(id, true);
      onError(error);
    }
  };
  const bringOnce = (source: PhotoSource & { readonly from: string }): Promise<void> => {
    const { id } = source;
    const work = inWork.get(id) ?? limit(bring, source).finally(() => inWork.delete(id));
    inWork.set(id, work);
    return work;
  };
  const readForeign = async (source: PhotoSource & { readonly from: string }, width: number) => {
    const file = path.join(fetched, fileOf(source.id, width));
    const stored = await readIfThere(file);
    if (stored !== undefined || failed.has(source.id) || !widths.includes(width)) return stored;
    await bringOnce(source);
    return readIfThere(file);
  };
  const readLocal = async (address: string | undefined) => {
    if (address === undefined) return undefined;
    const file = address.replace(/^\/photos\//, '');
    await draw(file);
    const whole = path.join(folder, file);
    return whole.startsWith(folder + path.sep) ? readIfThere(whole) : undefined;
  };
  const previews = new LRUCache<string, Buffer>({ max: MOST_PREVIEWS });
  const readLocalPreview = async (from: Readonly<Record<string, string>>) => {
    // Names that are numbers come in their order: the narrowest first.
    const [narrowest] = Object.values(from);
    if (narrowest === undefined) return undefined;
    const stored = previews.get(narrowest);
    if (stored) return stored;
    const picture = await readLocal(narrowest);
    const [preview] = picture ? await renditions(picture, [previewWidth]) : [];
    if (preview) previews.set(narrowest, preview[1]);
    return preview?.[1];
  };
  const read = ({ id, from }: PhotoSource, width: number) => {
    if (typeof from === 'string') return readForeign({ id, from }, width);
    return width === previewWidth ? readLocalPreview(from) : readLocal(from[width]);
  };
  return {
    read,
    drawWith(made) {
      draw = made;
    },
    removeFetchedBefore: (time) => removeFilesBefore(fetched, time),
  };
}

const fileOf = (id: string, width: number): string => `${id}-${width}.webp`;

/** A file that another process deletes meanwhile is no failure. */
async function removeFilesBefore(folder: string, time: Date): Promise<void> {
  await mkdir(folder, { recursive: true });
  for await (const { name } of await opendir(folder)) {
    const file = path.join(folder, name);
    const modified = (await stat(file).catch(() => null))?.mtime;
    if (modified && modified < time) await rm(file, { force: true });
  }
}
