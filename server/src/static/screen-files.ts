import path from 'node:path';
import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import { isInAccountArea, isInCollections } from '@hearth/domain/page/account-area.ts';
import { type PortalPage, portalPageAt } from '@hearth/domain/page/portal-pages.ts';
import { isAreaPage } from '@hearth/domain/search/areas/area-path.ts';
import { builtFile } from './built-file.ts';

/** The source files of the portal's screens, by which the build's manifest lists the files that each needs. */
const screens: Readonly<Partial<Record<PortalPage, string>>> = {
  home: 'features/home/home-screen.tsx',
  sale: 'features/search/search-screen.tsx',
  lease: 'features/search/search-screen.tsx',
  nearby: 'features/nearby/nearby-screen.tsx',
  compare: 'features/compare/compare-screen.tsx',
  embed: 'features/embed/embed-screen.tsx',
  privacy: 'features/content/privacy-screen.tsx',
  terms: 'features/content/terms-screen.tsx',
};
const collectionScreens = 'features/collections/collection-screens.tsx';
const accountScreens = 'features/account/account-screens.tsx';
const listingScreen = 'features/listing/listing-screen.tsx';
const overviewScreen = 'features/market-overview/overview-screen.tsx';

/** The source file of the screen at a path; undefined for the screens that need no file of their own. */
export function screenAt(pathname: string): string | undefined {
  if (isAreaPage(pathname)) return overviewScreen;
  if (isInCollections(pathname)) return collectionScreens;
  if (isInAccountArea(pathname)) return accountScreens;
  const page = portalPageAt(pathname);
  if (page !== undefined) return screens[page];
  return parseListingPath(pathname) === undefined ? undefined : listingScreen;
}

/** The files that the screen at a path needs besides those of every page, from the folder of the portal. */
export type ScreenFiles = (pathname: string) => Promise<readonly string[]>;

/** By the build's manifest; a portal without one preloads no files. */
export function screenFiles(portalFolder: string): ScreenFiles {
  const readManifest = builtFile(
    path.join(portalFolder, 'manifest.json'),
    (text) => JSON.parse(text) as Manifest,
  );
  return async (pathname) => (await readManifest())?.screens[screenAt(pathname) ?? ''] ?? [];
}

interface Manifest {
  /** By source file. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}
