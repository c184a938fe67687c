import path from 'node:path';
import { builtFile } from './built-file.ts';

/** The files that a screen needs besides those of every page, from the folder of the portal. */
export type ScreenFiles = (screen: string) => Promise<readonly string[]>;

/** Reads the build's manifest; a portal without one preloads no files. */
export function screenFiles(portalFolder: string): ScreenFiles {
  const readManifest = builtFile(
    path.join(portalFolder, 'manifest.json'),
    (text) => JSON.parse(text) as Manifest,
  );
  return async (screen) => (await readManifest())?.screens[screen] ?? [];
}

interface Manifest {
  /** By the name of the screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}
