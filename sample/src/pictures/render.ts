import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureWidth } from './canvas.ts';
import { addGrain } from './grain.ts';
import { drawScene, type SceneKind } from './scene.ts';
import { type SceneSize, sceneFile, sceneName, sceneSizes } from './scene-file.ts';
import { isFile, writeWhole } from './whole-file.ts';

type RenderedScene = { name: string; width: number; height: number; files: string[] };

/**
 * Writes a scene to `folder` in the given sizes, except for existing files. The scene is drawn once at the largest
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
async function missingSizes(name: string, folder: string, sizes: readonly SceneSize[]): Promise<SceneSize[]> {
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

/** WebP of effort 2 has a fifth fewer bytes than of 1 in the same time; 4, the default, takes twice as long for a twentieth. */
function encode({ pixels, width, height }: Picture, size: SceneSize): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (size.width !== width) image.resize(size.width, heightOf(size.width));
  if (size.format === 'jpg') return image.jpeg({ quality: 70 }).toBuffer();
  return image.webp({ quality: size.width > 640 ? 68 : 72, effort: 2 }).toBuffer();
}
