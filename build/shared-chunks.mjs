/**
 * Names the chunk of a module that several elements import, be it later. Left alone rollup makes a chunk for each
 * combination of elements and parts, twenty of a few hundred bytes: each costs a request, compresses badly and has to be
 * named by the loader. Here what four elements or more import from the start is one, `base`, with the buttons and
 * fields that two or three do and parts of others; what else two or three import, or one that shares it with parts of others, is
 * one for these. The rest is rollup's.
 */
export function sharedChunks(entries) {
  let graphs;
  return (id, { getModuleInfo }) => {
    graphs ??= entries.map((entry) => ({
      start: reached(entry, (module) => getModuleInfo(module).importedIds),
      all: reached(entry, (module) => {
        const { importedIds, dynamicallyImportedIds } = getModuleInfo(module);
        return [...importedIds, ...dynamicallyImportedIds];
      }),
    }));
    const users = entries.flatMap((_, i) => (graphs[i].start.has(id) ? [i] : []));
    const others = graphs.filter(({ all }) => all.has(id)).length;
    if (users.length > 3 || (users.length > 1 && others > 2 && id.includes('/widgets/src/ui/')))
      return 'base';
    return users.length > 1 || (users.length === 1 && others > 1) ? `shared-${users.join('-')}` : null;
  };
}

function reached(entry, next) {
  const found = new Set([entry]);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
