import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { removeFilesBefore, writeWhole } from './stored-file.ts';
import { uploadedJpeg } from './uploaded-jpeg.ts';

/** Names of uploaded pictures in the folder of listing photos; others there are those of the sample data. */
const NAME = /^exclusive-[\w-]{22}\.jpg$/;
const NAME_BYTES = 16;

/** More than the widest rendition, so that screens with twice the pixels get a sharp picture. */
const SIDE = 2560;
/** Photos that are decoded at a time: a progressive one takes 150 MB. */
const CONCURRENCY = 2;

/** A stored picture: its name in the folder and its upright size in px. */
export interface StoredUpload {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The photos that agents upload for their listings, in the folder of listing photos, from where the photo store scales them. */
export interface ListingUploads {
  /** Stores a JPEG anew, upright and without metadata. @throws UnusablePhoto; Error where it cannot be stored */
  save(original: Buffer): Promise<StoredUpload>;
  remove(file: string): Promise<void>;
  /** Deletes uploads that were stored before a time and are not in use. */
  removeUnused(files: ReadonlySet<string>, time: Date): Promise<void>;
}

const limit = pLimit(CONCURRENCY);

export function createListingUploads(folder: string): ListingUploads {
  return {
    async save(original) {
      const { data, width, height } = await limit(() => uploadedJpeg(original, sized));
      const file = `exclusive-${randomBytes(NAME_BYTES).toString('base64url')}.jpg`;
      await writeWhole(path.join(folder, file), data);
      return { file, width, height };
    },
    remove: (file) => rm(path.join(folder, path.basename(file)), { force: true }),
    removeUnused: (files, time) =>
      removeFilesBefore(folder, time, (name) => !NAME.test(name) || files.has(name)),
  };
}

const sized: Parameters<typeof uploadedJpeg>[1] = (upright) =>
  upright
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 });
