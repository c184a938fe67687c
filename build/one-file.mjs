import { fileURLToPath } from 'node:url';
import { chunkNames, elementName, elementsOf } from './chunk-manifest.mjs';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The entry that all files of elements have in common. */
const ONE_FILE = 'hearth:one-file';
const ENTRY = `\0${ONE_FILE}`;
const OWN = '__HEARTH_OWN__';
const FILES = '__HEARTH_FILES__';
/** By it Chromium compiles all functions beside the main thread, which otherwise compiles each as it is called. It has to come first. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const MODULES = {
  // The address that other files import this one by, and the element's name, which are known when the file is written.
  [ONE_FILE]: `import { hold } from ${JSON.stringify(here('widgets/src/element/held-definition.ts'))};
import { defineOnce, startWith } from ${JSON.stringify(here('loader/src/one-file.ts'))};
const held = hold('hearth-' + ${OWN});
export const define = (imported = false) => defineOnce(import.meta.url, held, imported);
startWith(import.meta.url, ${OWN});`,
  'hearth:chunks': `export const { version, folder, chunks, shared } = ${FILES};`,
};

/** The modules that the build makes up for files with the loader and one element. */
export function oneFileModules() {
  return {
    name: 'hearth-one-file-modules',
    buildStart() {
      // Emitted before the elements, so that it runs before them; the loader calls what it exports.
      this.emitFile({ type: 'chunk', id: ONE_FILE, preserveSignature: 'allow-extension' });
    },
    resolveId: (source) => (source in MODULES ? `\0${source}` : null),
    load: (id) => (id.startsWith('\0hearth:') ? MODULES[id.slice(1)] : null),
  };
}

/**
 * The output of a build with the loader and an element in one file of a name that never changes, such as `hearth-search.js`.
 * `parts` are the modules of deferred parts that it has along. All its other files lie in a folder of their own and import this one. The loader in
 * it names them, so a page always has the files of one build.
 */
export function oneFileOutput({ name, element, parts = [], version, shared, options }) {
  const file = `${name}.js`;
  let modules;
  return {
    ...options,
    chunkFileNames: (chunk) => (chunk.facadeModuleId === ENTRY ? file : options.chunkFileNames(chunk)),
    manualChunks(id, graph) {
      modules ??= reached([ENTRY, element, ...parts], graph);
      return modules.has(id) ? name : shared(id, graph);
    },
    plugins: [
      {
        name: 'hearth-one-file',
        generateBundle(_options, bundle) {
          const names = chunkNames(mapValues(elementsOf(bundle), (needs) => without(needs, file)));
          const own = bundle[file];
          const code = own.code
            .replaceAll(OWN, JSON.stringify(elementName(element)))
            .replaceAll(FILES, () => JSON.stringify({ version, ...names }));
          own.code = COMPILE_HINT + code;
          const map = bundle[own.sourcemapFileName];
          if (map) map.source = aLineLater(map.source);
        },
      },
      ...(options.plugins ?? []),
    ],
  };
}

/** A source map, as text, of the same code below one more line. */
function aLineLater(text) {
  const map = JSON.parse(text);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}

/** The modules that these import from the start. */
function reached(start, { getModuleInfo }) {
  const found = new Set(start);
  for (const id of found) for (const other of getModuleInfo(id).importedIds) found.add(other);
  return found;
}

/** Files that an element needs besides one that the page has. */
function without({ files, later }, file) {
  const others = (names) => names.filter((name) => name !== file);
  return { files: others(files), later: mapValues(later, others) };
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
