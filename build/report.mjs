import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Prints one line about a build: the number of files and their compressed size. */
export function report(title) {
  let started = 0;
  return {
    name: 'hearth-report',
    buildStart() {
      started = performance.now();
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(options, bundle) {
        const folder = options.dir ?? join(options.file, '..');
        const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
        const sizes = await Promise.all(scripts.map(({ fileName }) => sentBytes(join(folder, fileName))));
        const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(
          `${title}: ${scripts.length} scripts, ${(total / 1000).toFixed(1)} KB as sent, ${seconds} s`,
        );
      },
    },
  };
}

/** The brotli sibling's size, or the file's own in a development build. */
async function sentBytes(path) {
  const small = await stat(`${path}.br`).catch(() => null);
  return small ? small.size : (await readFile(path)).length;
}
