import { createHash } from 'node:crypto';

/** Stands for the name of the build's folder until the content of its files is known. */
export const BUILD_FOLDER = '__HEARTH_BUILD__';

/** 48 bits tell apart all builds whose files are ever kept or cached. */
const HASH_CHARACTERS = 8;

/**
 * Names the folder of a build's files after the content of all of them: equal builds have equal addresses, on whatever machine. A
 * page that knows the folder knows each file by its plain name, where a hash for each would have to be written in the loader.
 */
export function buildFolder() {
  return {
    name: 'hearth-build-folder',
    generateBundle: {
      // Other plugins list the files.
      order: 'pre',
      handler(_options, bundle) {
        const hash = contentHash(bundle);
        const named = (text) => text.replaceAll(BUILD_FOLDER, hash);
        for (const output of Object.values(bundle)) {
          delete bundle[output.fileName];
          output.fileName = named(output.fileName);
          bundle[output.fileName] = output;
          if (output.type !== 'chunk') continue;
          output.code = named(output.code);
          output.imports = output.imports.map(named);
          output.dynamicImports = output.dynamicImports.map(named);
          if (output.sourcemapFileName) output.sourcemapFileName = named(output.sourcemapFileName);
        }
      },
    },
  };
}

function contentHash(bundle) {
  const hash = createHash('sha256');
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  for (const { fileName, code } of chunks.sort((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    hash.update(`${fileName}\0${code}\0`);
  return hash.digest('base64url').slice(0, HASH_CHARACTERS);
}
