/** The name of a widget's file without folder and ending: `widgets/src/search/search.element.ts` is `search`. */
export const elementName = (path) => path.match(/([^/]+)\.element\.tsx?$/)?.[1];

/**
 * Writes `manifest.json` beside the chunks: for each element its entry (first) and all chunks it imports statically,
 * and, by the name of each part that it may import later, the chunks which that needs besides. The loader and the size
 * report read it.
 */
export function chunkManifest({ version }) {
  return {
    name: 'hearth-chunk-manifest',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
      const elements = Object.fromEntries(entries.map((entry) => [entry.name, elementOf(entry, bundle)]));
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({ version, elements }, null, 2),
      });
    },
  };
}

/**
 * Writes the portal's `manifest.json`: what the first page loads, and for each screen, by its source file, what it
 * needs besides.
 */
export function screenManifest({ root }) {
  return {
    name: 'hearth-screen-manifest',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const [entry] = chunks.filter((chunk) => chunk.isEntry);
      const files = [...neededBy(entry, bundle)];
      const screens = chunks
        .filter((chunk) => chunk.isDynamicEntry && chunk.facadeModuleId?.startsWith(root))
        .map((chunk) => [
          chunk.facadeModuleId.slice(root.length),
          [...neededBy(chunk, bundle)].filter((file) => !files.includes(file)),
        ]);
      const source = JSON.stringify({ files, screens: Object.fromEntries(screens.sort()) }, null, 2);
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
    },
  };
}

function elementOf(entry, bundle) {
  const files = neededBy(entry, bundle);
  const reached = closure(files, bundle, (chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const parts = [...reached].map((file) => bundle[file]).filter((chunk) => chunk.isDynamicEntry);
  const later = parts.map((part) => [
    part.name,
    [...neededBy(part, bundle)].filter((file) => !files.has(file)),
  ]);
  return { files: [...files], later: Object.fromEntries(later.sort()) };
}

const neededBy = (chunk, bundle) => closure([chunk.fileName], bundle, ({ imports }) => imports);

function closure(start, bundle, next) {
  const found = new Set(start);
  for (const file of found) for (const name of next(bundle[file])) found.add(name);
  return found;
}

/** The module `hearth:chunks` of the loader, made of the manifest that `read` returns. */
export function chunkTable({ read, watch }) {
  return {
    name: 'hearth-chunk-table',
    resolveId: (source) => (source === 'hearth:chunks' ? '\0hearth:chunks' : null),
    load(id) {
      if (id !== '\0hearth:chunks') return null;
      if (watch) this.addWatchFile(watch);
      const { version, elements } = read();
      const short = (file) => file.replace(/^c\//, '').replace(/\.js$/, '');
      const chunks = Object.fromEntries(
        Object.entries(elements).map(([name, { files }]) => [name, files.map(short).join(' ')]),
      );
      return `export const version = ${JSON.stringify(version)};\nexport const chunks = ${JSON.stringify(chunks)};\n`;
    },
  };
}
