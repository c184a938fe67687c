import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { boundedFormat, OversizedPicture } from './picture-bounds.ts';
import { readIfThere, removeFilesBefore, writeWhole } from './stored-file.ts';

/** Addresses of people's photos begin with this; what follows is a random name. */
export const peoplePhotosPath = '/photos/people/';

const NAME = /^[\w-]{22}\.jpg$/;
const NAME_BYTES = 16;

const TIMEOUT_SECONDS = 10;
const SIDE = 512;
/** Photos that are decoded at a time: a progressive one takes 150 MB. */
const CONCURRENCY = 1;

/** The photos that people uploaded, as files of one folder. */
export interface PeoplePhotos {
  /**
   * Stores a JPEG anew, square and without metadata, and returns its address.
   * @throws UnusablePhoto; Error where it cannot be stored
   */
  save(original: Buffer): Promise<string>;
  /** The picture of a name below `peoplePhotosPath`; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes the picture of an address; other addresses are not its own. */
  remove(address: string | null): Promise<void>;
  /** Deletes pictures that were stored before a time and have none of the addresses that are in use. */
  removeUnused(addresses: ReadonlySet<string>, time: Date): Promise<void>;
}

/** A photo that cannot be shown. */
export class UnusablePhoto extends Error {
  readonly isOversized: boolean;

  constructor(cause: unknown) {
    super('this photo cannot be used', { cause });
    this.isOversized = cause instanceof OversizedPicture;
  }
}

export function createPeoplePhotos(folder: string): PeoplePhotos {
  const limit = pLimit(CONCURRENCY);
  const fileOf = (name: string): string | undefined =>
    NAME.test(name) ? path.join(folder, name) : undefined;
  return {
    async save(original) {
      const picture = await limit(portrait, original).catch((error: unknown) => {
        throw new UnusablePhoto(error);
      });
      const name = `${randomBytes(NAME_BYTES).toString('base64url')}.jpg`;
      await writeWhole(path.join(folder, name), picture);
      return peoplePhotosPath + name;
    },
    async read(name) {
      const file = fileOf(name);
      return file === undefined ? undefined : readIfThere(file);
    },
    async remove(address) {
      if (!address?.startsWith(peoplePhotosPath)) return;
      const file = fileOf(address.slice(peoplePhotosPath.length));
      if (file !== undefined) await rm(file, { force: true });
    },
    removeUnused: (addresses, time) =>
      removeFilesBefore(folder, time, (name) => addresses.has(peoplePhotosPath + name)),
  };
}

/**
 * Decoded and encoded anew, so that only pixels remain: no place it was taken at, no file that hides behind the picture.
 * @throws Error where it is no JPEG, is cut off, or has too many pixels
 */
async function portrait(original: Buffer): Promise<Buffer> {
  const format = await boundedFormat(original);
  if (format !== 'jpeg') throw new Error(`${format} is no JPEG`);
  return sharp(original, { failOn: 'warning', sequentialRead: true })
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}
