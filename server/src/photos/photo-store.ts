import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PhotoSource } from '../listings/published-media.ts';
import type { PhotoOrigin } from '../ports/photos/photo-origin.ts';
import { asJpeg, renditions, widthOf } from './renditions.ts';
import { readIfThere, removeFilesBefore, writeWhole } from './stored-file.ts';

/** The pictures of listings, as files of one folder that no address leads into. */
export interface PhotoStore {
  /** The picture in one of its published widths in px, or its preview; undefined where it is not available. */
  read(source: PhotoSource, width: number): Promise<Buffer | undefined>;
  /** The same as JPEG, for mail programs that cannot read WebP. */
  readJpeg(source: PhotoSource, width: number): Promise<Buffer | undefined>;
  /** Deletes the scaled copies that were made before a time. */
  removeCopiesBefore(time: Date): Promise<void>;
}

/** Pictures that are fetched and scaled at a time. */
const CONCURRENCY = 2;
/** A picture that failed is not fetched or scaled again for so long. */
const RETRY_MS = 60_000;

export interface PhotoStoreOptions {
  readonly folder: string;
  /** Origin of pictures that are web addresses. */
  readonly origin: PhotoOrigin;
  /** The published widths in px. */
  readonly widths: readonly number[];
  readonly onError: (error: unknown) => void;
}

/** Scaling of a picture; concurrent requests share the work of one key. */
interface Work {
  readonly key: string;
  run(): Promise<void>;
}

export function createPhotoStore({ folder, origin, widths, onError }: PhotoStoreOptions): PhotoStore {
  const copies = path.join(folder, 'fetched');
  const limit = pLimit(CONCURRENCY);
  const inWork = new Map<string, Promise<void>>();
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: RETRY_MS });

  const attempt = async ({ key, run }: Work): Promise<void> => {
    try {
      await run();
    } catch (error) {
      failed.set(key, true);
      onError(error);
    }
  };
  const once = (work: Work): Promise<void> => {
    const begun = inWork.get(work.key) ?? limit(attempt, work).finally(() => inWork.delete(work.key));
    inWork.set(work.key, begun);
    return begun;
  };
  const copy = async (id: string, original: Buffer, wanted: readonly number[]): Promise<void> => {
    for (const [width, picture] of await renditions(original, wanted))
      await writeWhole(path.join(copies, fileOf(id, width)), picture);
  };
  const readCopy = async (id: string, width: number, work: Work): Promise<Buffer | undefined> => {
    const file = path.join(copies, fileOf(id, width));
    const stored = await readIfThere(file);
    if (stored !== undefined || failed.has(work.key) || !widths.includes(width)) return stored;
    await once(work);
    return readIfThere(file);
  };
  const readForeign = ({ id, from }: PhotoSource, width: number) =>
    readCopy(id, width, { key: id, run: async () => copy(id, await origin.fetch(from), widths) });
  const readLocal = async (name: string, width: number): Promise<Buffer | undefined> => {
    const original = await readIfThere(path.join(folder, name));
    if (original === undefined) return undefined;
    if (name.endsWith('.webp') && (await widthOf(original)) <= width) return original;
    return readCopy(name, width, { key: fileOf(name, width), run: () => copy(name, original, [width]) });
  };
  const read: PhotoStore['read'] = (source, width) =>
    source.from.startsWith('/') ? readLocal(path.basename(source.from), width) : readForeign(source, width);
  return {
    read,
    async readJpeg(source, width) {
      const picture = await read(source, width);
      if (picture === undefined) return undefined;
      const file = path.join(copies, `${source.id}-${width}.jpg`);
      const stored = await readIfThere(file);
      if (stored !== undefined) return stored;
      const converted = await limit(asJpeg, picture);
      await writeWhole(file, converted);
      return converted;
    },
    removeCopiesBefore: (time) => removeFilesBefore(copies, time),
  };
}

const fileOf = (id: string, width: number): string => `${id}-${width}.webp`;
