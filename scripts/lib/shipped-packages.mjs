/** Shipped code: the portal and the widgets of browsers, the server and its images. */
const SHIPPED = ['loader', 'widgets', 'portal', 'domain', 'server'];

/**
 * The published packages that each shipped workspace needs to run, by the lockfile, with their licenses.
 *
 * @param {Record<string, any>} packages the `packages` of package-lock.json
 * @returns {{ name: string, version: string, license: string | null, usedBy: string[] }[]}
 */
export function shippedPackages(packages) {
  const found = new Map();
  for (const workspace of SHIPPED.filter((folder) => folder in packages))
    for (const place of placesBelow(packages, workspace)) {
      const { version, license } = packages[place];
      const name = packages[place].name ?? place.replace(/^.*node_modules\//, '');
      const known = found.get(place) ?? { name, version, license: license ?? null, usedBy: [] };
      known.usedBy.push(workspace);
      found.set(place, known);
    }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function placesBelow(packages, workspace) {
  const places = new Set();
  const follow = (from) => {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[from];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...peers, ...Object.keys({ ...dependencies, ...optionalDependencies })]) {
      const place = placeOf(packages, from, name);
      if (place === undefined || places.has(place)) continue;
      const { link, resolved } = packages[place];
      if (link) {
        if (!visited.has(resolved)) {
          visited.add(resolved);
          follow(resolved);
        }
        continue;
      }
      places.add(place);
      follow(place);
    }
  };
  const visited = new Set([workspace]);
  follow(workspace);
  return places;
}

/** Folder in which Node.js finds a package that is imported from a place; optional ones may have none. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}
