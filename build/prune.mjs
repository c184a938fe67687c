import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;

/**
 * Removes files of earlier builds after this build has written its own: a running server never finds the folder empty.
 * `owns` selects the files that belong to this build; `compressed` is true where it wrote
 * `.br` and `.gz` siblings. A watching build prunes once only, since open pages use older files. Files younger than
 * `keepDays` stay: loaders and pages in browser caches request the chunks of their own build. Files in `kept`
 * are never removed.
 */
export function prune({ folder, owns = () => true, compressed, keepDays = 0, kept = () => new Set() }) {
  let done = false;
  return {
    name: 'hearth-prune',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        if (done) return;
        done = true;
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        const names = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
        const keep = kept();
        const stale = names.filter((path) => {
          const name = path.slice(folder.length + 1);
          return owns(name) && !isCurrent(name, bundle, compressed) && !keep.has(sourceOf(name));
        });
        const until = Date.now() - keepDays * DAY_MS;
        await Promise.all(
          stale.map(async (path) => {
            if ((await stat(path)).mtimeMs <= until) await rm(path, { force: true });
          }),
        );
        // Folders of earlier builds whose last file is gone.
        for (const emptied of new Set(stale.map(dirname))) await rmdir(emptied).catch(() => {});
      },
    },
  };
}

const SIBLING = /^(.*?)(\.br|\.gz|\.map)?$/;
const sourceOf = (name) => name.match(SIBLING)[1];

function isCurrent(name, bundle, compressed) {
  const [, source, ending] = name.match(SIBLING);
  return source in bundle && (compressed || ending === undefined || ending === '.map');
}
