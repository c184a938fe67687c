import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { browserslistToTargets, bundleAsync } from 'lightningcss';

/** The oldest browsers with `light-dark()`, container queries and constructable sheets. */
const targets = browserslistToTargets(['chrome 123', 'firefox 120', 'safari 17.5']);

/** Finds the file a css import names: relative to the importer, else through the packages' export maps. */
export function resolveCss(specifier, importer) {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  if (specifier.startsWith('/')) return specifier;
  return createRequire(importer).resolve(specifier);
}

/**
 * Bundles one css file with everything it imports.
 * `files` lists all files read, for a watcher; `urls` lists the `url()`s left in the text as
 * placeholders when `keepUrls` is set. Without it each `url()` becomes an empty data address, because a sheet adopted
 * by a shadow root has no address to resolve it against.
 */
export async function bundleCss(path, { minify, keepUrls = false }) {
  const files = [];
  const { code, dependencies } = await bundleAsync({
    filename: path,
    minify,
    targets,
    analyzeDependencies: keepUrls,
    ...(keepUrls
      ? {}
      : { visitor: { Url: (url) => (url.url.startsWith('data:') ? url : { ...url, url: 'data:,' }) } }),
    resolver: {
      resolve: resolveCss,
      read(file) {
        files.push(file);
        return readFile(file, 'utf8');
      },
    },
  });
  const urls = (dependencies ?? []).filter((dependency) => dependency.type === 'url');
  return { text: Buffer.from(code).toString('utf8'), files, urls };
}
