import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onePicture } from './one-picture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-one-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['house-07-1280.webp', 'webp'],
  ['house-07-1280.jpg', 'jpeg'],
  ['portrait-07-640.webp', 'webp'],
])('stands in for %s', async (file, format) => {
  expect(await onePicture(folder).ensure(file)).toBe(true);
  expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format, width: 48, height: 32 });
});

it('refuses names of no sample picture and writes nothing', async () => {
  expect(await onePicture(folder).ensure('castle-01-640.webp')).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});
