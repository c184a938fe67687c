import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { drawnPictures } from './drawn-pictures.ts';
import type { SamplePictures } from './sample-pictures.ts';

let folder: string;
let pictures: SamplePictures;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-drawn-'));
  pictures = drawnPictures(folder);
});
afterEach(async () => {
  await pictures.close();
  await rm(folder, { recursive: true, force: true });
});

const files = async () => (await readdir(folder)).sort();

it('draws a scene when it is first asked for, once for simultaneous requests', async () => {
  const asked = ['bath-02-320.webp', 'bath-02-640.webp', 'bath-02-320.webp'];
  expect(await Promise.all(asked.map((file) => pictures.ensure(file)))).toEqual([true, true, true]);
  expect(await files()).toEqual(['bath-02-320.webp', 'bath-02-640.webp', 'bath-02-800.webp']);
});

it('draws the JPEG only when it is asked for', async () => {
  expect(await pictures.ensure('bath-02-1280.webp')).toBe(true);
  expect(await files()).toEqual([
    'bath-02-1280.webp',
    'bath-02-320.webp',
    'bath-02-640.webp',
    'bath-02-800.webp',
  ]);
  expect(await pictures.ensure('bath-02-1280.jpg')).toBe(true);
  expect(await files()).toContain('bath-02-1280.jpg');
});

it('draws a square portrait', async () => {
  expect(await pictures.ensure('portrait-07-320.webp')).toBe(true);
  const { width, height } = await sharp(join(folder, 'portrait-07-320.webp')).metadata();
  expect([width, height]).toEqual([320, 320]);
});

it('does not redraw files of an earlier process', async () => {
  await pictures.ensure('garage-01-320.webp');
  const path = join(folder, 'garage-01-320.webp');
  const { mtimeMs } = await stat(path);
  const later = drawnPictures(folder);
  expect(await later.ensure('garage-01-320.webp')).toBe(true);
  await later.close();
  expect((await stat(path)).mtimeMs).toBe(mtimeMs);
});

it('refuses names of no sample picture and writes nothing', async () => {
  for (const file of ['../../etc/passwd', 'castle-01-640.webp', 'portrait-161-320.webp'])
    expect(await pictures.ensure(file)).toBe(false);
  expect(await files()).toEqual([]);
});

it('rejects where the folder cannot be written, and draws again once it can', async () => {
  const blocked = join(folder, 'photos');
  await writeFile(blocked, 'a file in place of the folder');
  const others = drawnPictures(blocked);
  await expect(others.ensure('garage-01-320.webp')).rejects.toThrow(/EEXIST|ENOTDIR/);
  await rm(blocked);
  expect(await others.ensure('garage-01-320.webp')).toBe(true);
  await others.close();
});

it('ends pending drawings when it is closed, and draws nothing afterwards', async () => {
  const drawing = pictures.ensure('garage-01-320.webp');
  await expect.poll(files, { timeout: 20_000 }).not.toEqual([]);
  await pictures.close();
  expect(await drawing).toBe(true);
  await expect(pictures.ensure('garage-02-320.webp')).rejects.toThrow('The server is stopping');
});

it('removes drafts of a killed process, but not those of a running one', async () => {
  const [old, fresh] = ['bath-01-320.webp.1.abc.part', 'bath-02-320.webp.2.def.part'];
  for (const name of [old, fresh]) await writeFile(join(folder, name), 'half');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(folder, old), anHourAgo, anHourAgo);
  await drawnPictures(folder).close();
  expect(await files()).toEqual([fresh]);
});
