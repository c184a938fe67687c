import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exteriorKinds, parseSceneFile, sceneLibrary, scenesOf } from './library.ts';
import { renderScene } from './render.ts';
import { drawScene, sceneKinds } from './scene.ts';
import { sceneSizes } from './scene-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('drawScene', () => {
  it('draws the same picture for the same kind and seed, and another for another seed', () => {
    for (const kind of sceneKinds) {
      expect(drawScene(kind, 3)).toBe(drawScene(kind, 3));
      expect(drawScene(kind, 3)).not.toBe(drawScene(kind, 4));
    }
  });

  it.each(sceneKinds)('draws %s as an SVG that decodes to a picture with detail', async (kind) => {
    const svg = drawScene(kind, 1);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const image = sharp(Buffer.from(svg), { density: 36 });
    const { width, height, format } = await image.metadata();
    expect({ width, height, format }).toEqual({ width: 600, height: 400, format: 'svg' });
    const { entropy } = await image.stats();
    expect(entropy).toBeGreaterThan(4);
  });
});

describe('the scene library', () => {
  it('names every scene once and stocks every kind', () => {
    const names = sceneLibrary.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const kind of sceneKinds) expect(scenesOf(kind).length).toBeGreaterThanOrEqual(5);
    expect(scenesOf('house').length).toBeGreaterThanOrEqual(50);
    expect(exteriorKinds).not.toContain('kitchen');
  });

  it('knows its own file names and no others', () => {
    expect(parseSceneFile('house-07-640.webp')).toMatchObject({
      scene: { kind: 'house', seed: 7 },
      size: { width: 640 },
    });
    expect(parseSceneFile('house-07-1280.jpg')).toMatchObject({ size: { format: 'jpg' } });
    for (const file of [
      'house-07-641.webp',
      'house-7-640.webp',
      'house-999-640.webp',
      '../house-07-640.webp',
      'house-07-320.jpg',
      '',
    ]) {
      expect(parseSceneFile(file)).toBeUndefined();
    }
  });
});

describe('renderScene', () => {
  it('writes every size and nothing else', async () => {
    const rendered = await renderScene('bath', 1, folder);
    expect(rendered).toMatchObject({ name: 'bath-01', width: 1280, height: 853 });
    expect((await readdir(folder)).sort()).toEqual([...rendered.files].sort());
    for (const { width, format } of sceneSizes) {
      const found = await sharp(join(folder, `bath-01-${width}.${format}`)).metadata();
      expect(found).toMatchObject({
        width,
        height: Math.round((width * 2) / 3),
        format: format === 'jpg' ? 'jpeg' : format,
      });
    }
  });

  it('does not rewrite existing files', async () => {
    const { files } = await renderScene('bath', 1, folder);
    const times = () => Promise.all(files.map(async (file) => (await stat(join(folder, file))).mtimeMs));
    const before = await times();
    await renderScene('bath', 1, folder);
    expect(await times()).toEqual(before);
  });
});
