import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeTestFolder } from '../testing/test-server.ts';
import { createScenes } from './scenes.service.ts';

let dataFolder: string;
let server: TestApp;
beforeAll(async () => {
  dataFolder = makeTestFolder();
  mkdirSync(path.join(dataFolder, 'scenes'));
  writeFileSync(path.join(dataFolder, 'scenes/hero-austin.webp'), await noise(1600, 700));
  writeFileSync(path.join(dataFolder, 'scenes/city-tx-buda.jpg'), await noise(900, 600));
  writeFileSync(path.join(dataFolder, 'scenes/city-tx-kyle.png'), 'no picture');
  server = await startTestApp({ config: { dataFolder } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** The hardest picture to compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .webp({ quality: 90 })
    .toBuffer();

const pictureAt = async (url: string) => {
  const { statusCode, rawPayload } = await server.inject({ url });
  return statusCode === 200 ? sharp(rawPayload).metadata() : statusCode;
};

describe('a scene', () => {
  it('serves a scene in each of its sizes, and never larger than it is', async () => {
    expect(await pictureAt('/scenes/hero-phone.webp')).toMatchObject({ width: 800, height: 900 });
    expect(await pictureAt('/scenes/hero-1440.webp')).toMatchObject({ width: 1440, height: 630 });
    expect(await pictureAt('/scenes/city-tx-buda-400.webp')).toMatchObject({ format: 'webp', width: 400 });
    expect(await pictureAt('/scenes/city-tx-buda-1440.webp')).toMatchObject({ width: 900 });
  });

  it.each(['hero-1441', 'hero-', 'city-tx-manor-640', '..%2fhero-640', 'logo-logo', 'hero-toString'])(
    'of the name %s is not found',
    async (name) => expect(await pictureAt(`/scenes/${name}.webp`)).toBe(404),
  );

  it('reports a file that is no picture as a failure of the server', async () => {
    expect(await pictureAt('/scenes/city-tx-kyle-640.webp')).toBe(500);
    expect((await server.inject({ url: '/' })).statusCode).not.toBe(500);
  });
});

it('compresses a photo for phones more than others', async () => {
  const photo = await sharp(await noise(60, 30))
    .resize(2400, 1000, { kernel: 'cubic' })
    .jpeg()
    .toBuffer();
  writeFileSync(path.join(dataFolder, 'scenes/city-tx-manor.jpg'), photo);
  const { rawPayload } = await server.inject({ url: '/scenes/city-tx-manor-phone.webp' });
  expect(rawPayload.length).toBeLessThan(60_000);
});

it('finds the scene of an area by the path of its market page', async () => {
  const { areaScene } = createScenes(path.join(dataFolder, 'scenes'), readConfig({}));
  expect(await areaScene('city/tx/buda')).toBe('/scenes/city-tx-buda');
  expect(await areaScene('city/tx/nowhere')).toBeNull();
  expect(await areaScene('city/tx/../hero-austin')).toBeNull();
});

it('serves the mark for mails as PNG', async () => {
  expect(await pictureAt('/scenes/logo-mail.png')).toMatchObject({ format: 'png', width: 80, height: 80 });
});

describe('the brand', () => {
  const scenesWith = (environment: Record<string, string>) =>
    createScenes(path.join(dataFolder, 'scenes'), readConfig({ HEARTH_DATA: dataFolder, ...environment }));
  const brandWith = (environment: Record<string, string>) => scenesWith(environment).brand();

  it('serves the hero of the edition without settings', async () => {
    expect(await brandWith({})).toEqual({ hero: '/scenes/hero', logo: null, accent: null });
    expect(await brandWith({ PRODUCT_NAME: 'san-antonio' })).toMatchObject({ hero: null });
  });

  it('serves the configured picture, and nothing for a missing file', async () => {
    const logo = path.join(dataFolder, 'logo.svg');
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>',
    );
    expect(await brandWith({ LOGO: logo, ACCENT_COLOR: '#802040' })).toEqual({
      hero: '/scenes/hero',
      logo: '/scenes/logo-logo.webp',
      accent: '#802040',
    });
    const inMails = (await scenesWith({ LOGO: logo }).mailLogo())!;
    expect(await sharp(inMails).metadata()).toMatchObject({ format: 'png', width: 400, height: 80 });
    expect(await scenesWith({ LOGO: '/nowhere/logo.svg' }).mailLogo()).toBeUndefined();
    expect(await brandWith({ HERO_IMAGE: '/nowhere/hero.jpg' })).toMatchObject({ hero: null });
    expect(() => readConfig({ ACCENT_COLOR: 'green' })).toThrow(
      'ACCENT_COLOR must be a color such as #17614f',
    );
  });
});
