import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { readIfThere, removeFilesBefore, writeWhole } from './stored-file.ts';
import { uploadedJpeg } from './uploaded-jpeg.ts';

/** Addresses of people's photos begin with this; what follows is a random name. */
export const peoplePhotosPath = '/photos/people/';

const NAME = /^[\w-]{22}\.jpg$/;
const NAME_BYTES = 16;

/** Sizes in px: a square one, and one as wide as a page. */
const shapes = {
  portrait: { width: 512, height: 512 },
  cover: { width: 1600, height: 480 },
} as const;
export type PhotoShape = keyof typeof shapes;

/** Photos that are decoded at a time: a progressive one takes 150 MB. */
const CONCURRENCY = 1;

/** The photos that people uploaded, as files of one folder. */
export interface PeoplePhotos {
  /**
   * Stores a JPEG anew, in the shape of its place and without metadata, and returns its address.
   * @throws UnusablePhoto; Error where it cannot be stored
   */
  save(original: Buffer, shape?: PhotoShape): Promise<string>;
  /** The picture of a name below `peoplePhotosPath`; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes the picture of an address; other addresses are not its own. */
  remove(address: string | null): Promise<void>;
  /** Deletes pictures that were stored before a time and have none of the addresses that are in use. */
  removeUnused(addresses: ReadonlySet<string>, time: Date): Promise<void>;
}

export function createPeoplePhotos(folder: string): PeoplePhotos {
  const limit = pLimit(CONCURRENCY);
  const fileOf = (name: string): string | undefined =>
    NAME.test(name) ? path.join(folder, name) : undefined;
  return {
    async save(original, shape = 'portrait') {
      const picture = await limit(shaped, original, shape);
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

async function shaped(original: Buffer, shape: PhotoShape): Promise<Buffer> {
  const { data } = await uploadedJpeg(original, (upright) =>
    upright.resize({ ...shapes[shape], fit: 'cover', position: 'attention' }).jpeg({ quality: 82 }),
  );
  return data;
}
