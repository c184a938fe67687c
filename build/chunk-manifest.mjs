import { posix } from 'node:path';
import { earlyFiles } from '../scripts/lib/page-parts.mjs';

/** The name of a widget's file without folder and ending: `widgets/src/search/search.element.ts` is `search`. */
export const elementName = (path) => path?.match(/([^/]+)\.element\.tsx?$/)?.[1];

/**
 * Writes `manifest.json` beside the chunks: for each element its entry (first) and all chunks that it imports statically, by
 * deferred part the chunks that the part needs in addition, and the chunks of the parts that follow at once (`early`). The loader, the
 * server's pages of widgets and the size report read it. `late` and `doctor` are the loader's own: `own` has all files that each needs, and
 * `doctor.js`, whose name stays the same, leads to the doctor of this build.
 */
export function chunkManifest({ version, late, doctor }) {
  return {
    name: 'hearth-chunk-manifest',
    buildStart() {
      this.emitFile({ type: 'chunk', id: late, name: 'late', preserveSignature: 'strict' });
      this.emitFile({ type: 'chunk', id: doctor, name: 'doctor', preserveSignature: 'strict' });
    },
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
      const fileOf = (id) => entries.find(({ facadeModuleId }) => facadeModuleId === id).fileName;
      const elements = elementsOf(bundle);
      const files = { late: fileOf(late), doctor: fileOf(doctor) };
      const own = mapValues(files, (file) => [...neededBy(bundle[file], bundle)]);
      own.popup = popupOf(bundle).filter((file) => !own.late.includes(file));
      const json = JSON.stringify({ version, elements, own }, null, 2);
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: json });
      const doctorScript = doctorStub({ version, names: Object.keys(elements), file: files.doctor });
      this.emitFile({ type: 'asset', fileName: 'doctor.js', source: doctorScript });
    },
  };
}

/** Files that the first press on an opener fetches besides its element. */
const popupOf = (bundle) =>
  Object.values(bundle)
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/loader/src/open-by.ts'))
    .flatMap((chunk) => [...neededBy(chunk, bundle)]);

/** A module: a bookmark or the developer tools can import it where the loader is missing. */
export const doctorStub = ({ file, ...offer }) =>
  `import { examine } from './${file}';\nexamine({ ...${JSON.stringify(offer)}, address: import.meta.url });\n`;

const screenName = (id) => /\/features\/[^/]+\/([\w-]+)-screen\.tsx$/.exec(id)?.[1];

/**
 * Writes the portal's `manifest.json`: the files of every page, and by the name of each screen the files that it
 * needs in addition. `home` is the name of `features/home/home-screen.tsx`.
 */
export function screenManifest() {
  return {
    name: 'hearth-screen-manifest',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.filter((chunk) => chunk.isEntry);
      const files = [...new Set(entries.flatMap((entry) => [...neededBy(entry, bundle)]))];
      // Not by `facadeModuleId`: a screen whose chunk exports more than the screen has none.
      const screens = chunks
        .filter((chunk) => !files.includes(chunk.fileName))
        .flatMap((chunk) => chunk.moduleIds.filter(screenName).map((id) => [screenName(id), chunk]))
        .map(([screen, chunk]) => [
          screen,
          [...neededBy(chunk, bundle)].filter((file) => !files.includes(file)),
        ]);
      const source = JSON.stringify({ files, screens: Object.fromEntries(screens.sort()) }, null, 2);
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
    },
  };
}

/** By the element's name the files that it needs, of a build with the elements as entries. */
export function elementsOf(bundle) {
  const entries = Object.values(bundle).filter(
    (output) => output.isEntry && elementName(output.facadeModuleId),
  );
  return Object.fromEntries(
    entries.map((entry) => [elementName(entry.facadeModuleId), elementOf(entry, bundle)]),
  );
}

function elementOf(entry, bundle) {
  const name = elementName(entry.facadeModuleId);
  const files = neededBy(entry, bundle);
  const reached = closure(files, bundle, (chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const parts = [...reached].map((file) => bundle[file]).filter((chunk) => chunk.isDynamicEntry);
  const later = parts.map((part) => [
    part.name,
    [...neededBy(part, bundle)].filter((file) => !files.has(file)),
  ]);
  const element = { files: [...files], later: Object.fromEntries(later.sort()) };
  return { ...element, early: earlyFiles(element, name) };
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

const neededBy = (chunk, bundle) => closure([chunk.fileName], bundle, ({ imports }) => imports);

function closure(start, bundle, next) {
  const found = new Set(start);
  for (const file of found) for (const name of next(bundle[file])) found.add(name);
  return found;
}

/**
 * The module `hearth:chunks` of the loader, made of the manifest that `read` returns. It is compact, since each page
 * loads it: chunks that several elements import are named once and referred to in base 36.
 */
export function chunkTable({ read, watch }) {
  return {
    name: 'hearth-chunk-table',
    resolveId: (source) => (source === 'hearth:chunks' ? '\0hearth:chunks' : null),
    load(id) {
      if (id !== '\0hearth:chunks') return null;
      if (watch) this.addWatchFile(watch);
      const { version, elements } = read();
      const values = { version, ...chunkNames(elements) };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Base 36 has a digit for each. */
const MOST_SHARED = 36;

/**
 * The folder of the build, and of each element a digit for each file that it imports, that its deferred parts need at once, and that these
 * need where it is a map alone. Of a map's files the last is the largest by far, and is fetched before the smaller ones.
 */
export function chunkNames(elements) {
  const folder = posix.dirname(Object.values(elements)[0].files[0]);
  const short = (file) => posix.basename(file, '.js');
  const early = mapValues(elements, (element, name) => earlyFiles(element, name));
  const all = Object.keys(elements).flatMap((name) => [
    ...elements[name].files.slice(1),
    ...early[name].any,
    ...early[name].map,
  ]);
  const shared = [...new Set(all.map(short))];
  if (shared.length > MOST_SHARED)
    throw new Error(`The loader supports ${MOST_SHARED} shared chunks; this build has ${shared.length}.`);
  const digits = (files) => files.map((file) => shared.indexOf(short(file)).toString(MOST_SHARED)).join('');
  const chunks = mapValues(elements, ({ files: [, ...others] }, name) =>
    [digits(others), digits(early[name].any), digits(early[name].map.toReversed())].join(' ').trimEnd(),
  );
  return { folder, chunks, shared };
}
