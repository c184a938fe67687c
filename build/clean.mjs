import { rm } from 'node:fs/promises';

/** Removes what earlier builds left, once, before the first build of this run writes. */
export function clean(...paths) {
  let done = false;
  return {
    name: 'hearth-clean',
    async buildStart() {
      if (!done) await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
      done = true;
    },
  };
}
