import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { readIfThere, writeWhole } from './stored-file.ts';

/** Addresses of people's photos begin with this; what follows is a random name. */
export const peoplePhotosPath = '/photos/people/';

const NAME = /^[\w-]{22}\.jpg$/;
const NAME_BYTES = 16;

/** More than phones take; a picture of 60 megapixels is refused before its pixels are read. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;
const SIDE = 512;
/** Photos that are decoded at a time. */
const CONCURRENCY = 2;

/** The photos that people uploaded, as files of one folder. */
export interface PeoplePhotos {
  /** Stores a JPEG anew, square and without metadata, and returns its address. @throws Error where it is no JPEG */
  save(original: Buffer): Promise<string>;
  /** The picture of a name below `peoplePhotosPath`; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes the picture of an address; other addresses are not its own. */
  remove(address: string | null): Promise<void>;
}

export function createPeoplePhotos(folder: string): PeoplePhotos {
  const limit = pLimit(CONCURRENCY);
  const fileOf = (name: string): string | undefined =>
    NAME.test(name) ? path.join(folder, name) : undefined;
  return {
    async save(original) {
      const picture = await limit(portrait, original);
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
  };
}

/**
 * Decoded and encoded anew, so that only pixels remain: no place it was taken at, no file that hides behind the picture.
 * @throws Error where it is no JPEG, is cut off, or has too many pixels
 */
async function portrait(original: Buffer): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'warning', sequentialRead: true });
  const { format } = await picture.metadata();
  if (format !== 'jpeg') throw new Error(`${format} is no JPEG`);
  return picture
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}
