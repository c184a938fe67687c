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

/**
 * Names the chunk of a module of the portal that every page or several screens need from the start. Left alone rollup makes a
 * chunk for each combination of screens, ten for one screen, most of a few hundred bytes: over HTTP/1.1 a browser fetches
 * six files at a time. What every page needs is `app`. What two or more of the `main` screens import is one chunk, `common`; what one of them shares with
 * `others`, such as the listing's page with its dialog, is one for it.
 */
export function screenChunks(entry, main, others) {
  let graphs;
  return (id, { getModuleInfo }) => {
    const statically = (start) => reached(start, (module) => getModuleInfo(module).importedIds);
    graphs ??= { first: statically(entry), main: main.map(statically), others: others.map(statically) };
    if (graphs.first.has(id)) return 'app';
    if (main.includes(id) || others.includes(id)) return null;
    const users = main.filter((_, i) => graphs.main[i].has(id));
    if (users.length > 1) return 'common';
    const isShared = graphs.others.some((graph) => graph.has(id));
    return users.length === 1 && isShared ? `with-${basename(users[0])}` : null;
  };
}

const basename = (path) => path.replace(/^.*[\\/]|\.tsx?$/g, '');
