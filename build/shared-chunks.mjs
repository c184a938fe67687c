/**
 * Names the chunk of a module that several elements import, be it later. Left alone rollup makes a chunk for each
 * combination of elements and parts, twenty of a few hundred bytes: over HTTP/1.1 a browser fetches six files at a time, each
 * compresses badly and has to be named by the loader. Here what the elements of a family alone import from the start, or one of them that
 * shares it with parts of others, is one chunk for the family. `base` is what four elements or more import from the start, with
 * the buttons and fields that two or three do and parts of others; what else several import is one chunk for these. The rest is rollup's.
 * @param entries the elements' modules
 * @param families by the name of the chunk, the entries of elements that are seen together
 */
export function sharedChunks(entries, families = {}) {
  let graphs;
  return (id, { getModuleInfo }) => {
    graphs ??= entries.map((entry) => ({
      start: reached(entry, (module) => getModuleInfo(module).importedIds),
      all: reached(entry, (module) => {
        const { importedIds, dynamicallyImportedIds } = getModuleInfo(module);
        return [...importedIds, ...dynamicallyImportedIds];
      }),
    }));
    const users = entries.filter((_, i) => graphs[i].start.has(id));
    const others = graphs.filter(({ all }) => all.has(id)).length;
    if (users.length > 3 || (users.length > 1 && others > 2 && id.includes('/widgets/src/ui/')))
      return 'base';
    if (users.length === 0 || others < 2) return null;
    const family = Object.entries(families).find(([, members]) =>
      users.every((user) => members.includes(user)),
    );
    return family?.[0] ?? `shared-${users.map((user) => entries.indexOf(user)).join('-')}`;
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
 * six files at a time. What every page needs is `app`. What two or more of the `main` screens import is one chunk, `common`; where
 * those are `lists`, which show cards of homes, `cards`. What one of them shares with `others`, such as the listing's page with its dialog,
 * is one for it.
 */
export function screenChunks(entry, main, others, lists = []) {
  let graphs;
  return (id, { getModuleInfo }) => {
    const statically = (start) => reached(start, (module) => getModuleInfo(module).importedIds);
    graphs ??= { first: statically(entry), main: main.map(statically), others: others.map(statically) };
    if (graphs.first.has(id)) return 'app';
    if (main.includes(id) || others.includes(id)) return null;
    const users = main.filter((_, i) => graphs.main[i].has(id));
    if (users.length > 1) return users.every((user) => lists.includes(user)) ? 'cards' : 'common';
    const isShared = graphs.others.some((graph) => graph.has(id));
    return users.length === 1 && isShared ? `with-${basename(users[0])}` : null;
  };
}

/**
 * Names the chunk of a module where a part loads later as one file, beside which it needs those of every page and `common` alone: Chromium
 * 150 keeps a file that another one imports as failed for as long as the page lives.
 * @param others the chunk of a module that is not of the part alone
 */
export function partChunk(name, parts, screens, others) {
  let ofPart;
  let ofScreens;
  return (id, graph) => {
    const statically = (starts) =>
      new Set(starts.flatMap((start) => [...reached(start, (one) => graph.getModuleInfo(one).importedIds)]));
    ofPart ??= statically(parts);
    ofScreens ??= statically(screens);
    const other = others(id, graph);
    if (!ofPart.has(id)) return other;
    if (!ofScreens.has(id)) return name;
    return other?.startsWith('with-') === false ? other : 'common';
  };
}

const basename = (path) => path.replace(/^.*[\\/]|\.tsx?$/g, '');
