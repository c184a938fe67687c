import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const LEAST_BYTES = 200;

/**
 * Writes `.br` (quality 11) and `.gz` siblings of every text file, so that the server compresses none per request. Those of a file
 * whose name has its content's hash, by `isHashed`, stay where they are there.
 */
export function precompress({ isHashed = () => false } = {}) {
  return {
    name: 'hearth-precompress',
    async writeBundle(options, bundle) {
      const folder = options.dir ?? join(options.file, '..');
      const isDone = (name) => isHashed(name) && existsSync(join(folder, `${name}.gz`));
      const names = Object.keys(bundle).filter((name) => TEXT.test(name) && !isDone(name));
      await Promise.all(names.map((name) => writeSiblings(join(folder, name))));
    },
  };
}

/** The `.br` and `.gz` siblings of a text file; none of a tiny one. */
export async function writeSiblings(path) {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  // The second one says that both are there.
  await writeFile(`${path}.br`, await brotli(bytes));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Brotli at quality 11, for the `.br` siblings and the size budgets. */
export function brotli(bytes) {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
