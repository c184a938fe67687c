import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureWidth } from './canvas.ts';
import { addGrain } from './grain.ts';
import { drawScene, type SceneKind } from './scene.ts';

export type SceneFormat = 'webp' | 'jpg';
export type SceneSize = { width: number; format: SceneFormat };

/** Every size a scene is kept in, largest first. Heights are two thirds of the width. */
export const sceneSizes = [
  { width: 1280, format: 'webp' },
  { width: 1280, format: 'jpg' },
  { width: 640, format: 'webp' },
  { width: 320, format: 'webp' },
] as const satisfies readonly SceneSize[];

/** The sizes that pages show. JPEG, for e-mail and link previews, is half of all bytes and is drawn on demand only. */
export const pageSizes: readonly SceneSize[] = sceneSizes.filter(({ format }) => format === 'webp');

/** The sizes that lists and cards show. */
export const cardSizes: readonly SceneSize[] = pageSizes.filter(({ width }) => width <= 640);

export type RenderedScene = { name: string; width: number; height: number; files: string[] };

/** `house-07-640.webp`. */
export function sceneFile(name: string, { width, format }: SceneSize): string {
  return `${name}-${width}.${format}`;
}

/** `house-07`. */
export function sceneName(kind: SceneKind, seed: number): string {
  return `${kind}-${String(seed).padStart(2, '0')}`;
}

/**
 * Writes a scene to `folder` in the sizes asked for and leaves alone those that are there. Drawn once at the largest
 * missing size and scaled down from it; a file appears under its name only when it is complete.
 */
export async function renderScene(
  kind: SceneKind,
  seed: number,
  folder: string,
  sizes: readonly SceneSize[] = sceneSizes,
): Promise<RenderedScene> {
  const name = sceneName(kind, seed);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const missing = await missingSizes(name, folder, sizes);
  if (missing.length > 0) {
    await mkdir(folder, { recursive: true });
    const picture = await rasterise(drawScene(kind, seed), Math.max(...missing.map(({ width }) => width)));
    for (const size of missing)
      await writeWhole(join(folder, sceneFile(name, size)), await encode(picture, size));
  }
  return { name, width: widest, height: heightOf(widest), files: sizes.map((size) => sceneFile(name, size)) };
}

/** Of these sizes of a scene, the ones with no file yet. */
export async function missingSizes(
  name: string,
  folder: string,
  sizes: readonly SceneSize[],
): Promise<SceneSize[]> {
  const present = await Promise.all(sizes.map((size) => isFile(join(folder, sceneFile(name, size)))));
  return sizes.filter((_, index) => !present[index]);
}

const heightOf = (width: number) => Math.round((width * 2) / 3);

type Picture = { pixels: Buffer; width: number; height: number };

/** An SVG unit is a pixel at 72 dots per inch, so the density sets the size without a second scaling. */
async function rasterise(svg: string, width: number): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / pictureWidth })
    .resize(width, heightOf(width), { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width, info.channels);
  return { pixels: data, width: info.width, height: info.height };
}

/** Low effort: half the time of the default for a twentieth more bytes. */
function encode({ pixels, width, height }: Picture, size: SceneSize): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (size.width !== width) image.resize(size.width, heightOf(size.width));
  if (size.format === 'jpg') return image.jpeg({ quality: 70 }).toBuffer();
  return image.webp({ quality: size.width > 640 ? 68 : 72, effort: 1 }).toBuffer();
}

/** Two writers of the same scene write the same bytes, so whichever rename comes last does no harm. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}${draftEnding}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

const draftEnding = '.part';
const draftMinutes = 10;

/** Removes what a process that was cut off left half written; drafts of the last minutes may be another's work. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => candidate.endsWith(draftEnding))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > draftMinutes * 60_000)
      await rm(join(folder, name), { force: true });
  }
}

export async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true && found.size > 0;
}
