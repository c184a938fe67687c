import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchedPackage } from '../../build/fetched-package.mjs';

/** The package that has a library, and the file in it. */
interface Source {
  readonly from: 'npm' | 'Debian';
  readonly name: string;
  readonly file: string;
}

/**
 * Libraries that change the browser's own objects and that many old sites load, some of them together; MooTools 1.4.5 is on no
 * npm registry.
 */
export const oldLibraries: Readonly<Record<string, readonly Source[]>> = {
  'MooTools 1.4.5': [
    {
      from: 'Debian',
      name: 'libjs-mootools',
      file: 'usr/share/javascript/mootools/mootools-core-nc.js',
    },
  ],
  'Prototype 1.7.3': [
    {
      from: 'Debian',
      name: 'libjs-prototype',
      file: 'usr/share/javascript/prototype/prototype-1.7.3.js',
    },
  ],
  'core-js 2.6.12 and jQuery 1.12.4': [
    { from: 'npm', name: 'core-js@2.6.12', file: 'package/client/shim.js' },
    { from: 'npm', name: 'jquery@1.12.4', file: 'package/dist/jquery.js' },
  ],
};

/** A script tag with the real library; null where its package cannot be fetched, as without a network. */
export async function oldLibrary({ from, name, file }: Source): Promise<string | null> {
  const folder = await fetchedPackage(from, name);
  if (folder === null) return null;
  const text = await readFile(join(folder, file), 'utf8');
  return `<script>${text.replaceAll('</script', '<\\/script')}</script>`;
}
