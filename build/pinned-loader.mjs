import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a copy of the loader as `hearth-<version>.js`, for pages that pin a version by its hash, and beside it
 * `hearth-<version>.json`, the files that this version needs, which later builds do not remove. `manifest.json` lists
 * file and hash for snippets.
 */
export function pinnedLoader({ folder, read }) {
  return {
    name: 'hearth-pinned-loader',
    generateBundle(_options, bundle) {
      const { code } = bundle['hearth.js'];
      const manifest = read();
      const file = `hearth-${manifest.version}.js`;
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
      const asset = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      sayIfChanged(join(folder, file), code);
      asset(file, code);
      asset(
        `hearth-${manifest.version}.json`,
        JSON.stringify({ integrity, files: filesOf(manifest) }, null, 2),
      );
      asset('manifest.json', JSON.stringify({ ...manifest, pinned: { file, integrity } }, null, 2));
    },
  };
}

function sayIfChanged(path, code) {
  if (!existsSync(path) || readFileSync(path, 'utf8') === code) return;
  console.log(
    `${path.replace(/.*[\\/]/, '')} differs from the last build: raise the version before releasing it.`,
  );
}

const filesOf = ({ elements, own }) => [
  ...new Set([
    ...Object.values(own).flat(),
    ...Object.values(elements).flatMap(({ files, later }) => [...files, ...Object.values(later).flat()]),
  ]),
];

/** Names of all files in `folder` that pinned loaders of this and earlier builds need. */
export function pinnedFiles(folder) {
  const lists = globSync('hearth-*.json', { cwd: folder });
  return new Set(lists.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).files));
}
