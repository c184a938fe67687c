import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Brand, type SceneSize, sceneAddress, sceneSizes } from '@hearth/domain/edition/brand.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.ts';
import { logoForMails, markForMails } from './mail-logo.ts';
import { sceneRendition } from './scene-rendition.ts';

/** Addresses of pictures of the region begin with this. */
export const scenesPath = '/scenes/';
/** Path of the logo in mails. */
export const mailLogoPath = `${scenesPath}logo-mail.png`;

/** The pictures of the region and the brokerage: the hero of the start page, the logo, and one of each area. */
export interface Scenes {
  /** How the brokerage looks. */
  brand(): Promise<Brand>;
  /** The address of an area's picture less its size, by the path that names the area ('city/tx/round-rock'); null where it has none. */
  areaScene(areaUrl: string): Promise<string | null>;
  /** A picture in one of its sizes; undefined where there is none. */
  read(name: string, size: SceneSize): Promise<Buffer | undefined>;
  /** The logo in mails, as PNG; the product's mark where none is set, undefined where its file is missing. */
  mailLogo(): Promise<Buffer | undefined>;
}

/** Some 40 KB each. */
const MOST_PICTURES = 200;
const ENDINGS = ['webp', 'jpg', 'jpeg', 'png'] as const;
const NAME = /^[a-z0-9-]{1,120}$/;

/** @param folder of pictures named 'hero-austin.webp' and 'city-tx-round-rock.jpg' */
export function createScenes(
  folder: string,
  { productName, site }: Pick<Config, 'productName' | 'site'>,
): Scenes {
  const { hero, logo, accent } = site.brand;
  const edition = editionOf(productName).id;
  const configured: Readonly<Record<string, string | null>> = { hero, logo };
  const renditions = new LRUCache<string, Buffer, { readonly file: string; readonly size: SceneSize }>({
    max: MOST_PICTURES,
    fetchMethod: async (_key, _stale, { context: { file, size } }) =>
      sceneRendition(await readFile(file), sceneSizes[size]),
  });
  const mailLogos = new LRUCache<string, Buffer, { readonly file: string | null }>({
    max: 1,
    fetchMethod: (_key, _stale, { context: { file } }) =>
      file === null ? markForMails(accent) : logoForMails(file),
  });
  const candidates = (name: string): readonly string[] => {
    const set = configured[name];
    if (set) return [set];
    if (name === 'logo' || !NAME.test(name)) return [];
    const base = name === 'hero' ? `hero-${edition}` : name;
    return ENDINGS.map((ending) => path.join(folder, `${base}.${ending}`));
  };
  const find = async (name: string) => {
    for (const file of candidates(name)) {
      const found = await stat(file).catch(() => null);
      if (found?.isFile()) return { file, changed: found.mtimeMs };
    }
    return null;
  };
  const addressOf = async (name: string) => ((await find(name)) === null ? null : scenesPath + name);
  return {
    async brand() {
      const mark = await addressOf('logo');
      return { hero: await addressOf('hero'), logo: mark && sceneAddress(mark, 'logo'), accent };
    },
    areaScene: (areaUrl) => addressOf(areaUrl.replaceAll('/', '-')),
    async read(name, size) {
      const found = await find(name);
      if (found === null) return undefined;
      const { file, changed } = found;
      return renditions.fetch(`${file} ${changed} ${size}`, { context: { file, size } });
    },
    async mailLogo() {
      const found = await find('logo');
      if (found === null && logo !== null) return undefined;
      const { file, changed } = found ?? { file: null, changed: 0 };
      return mailLogos.fetch(`${file} ${changed}`, { context: { file } });
    },
  };
}
