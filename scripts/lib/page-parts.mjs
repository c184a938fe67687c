/**
 * The deferred parts that an element fetches without user action, on its hosted page:
 * on any page, additionally on a wide page, and those `below` the first screen, which are not worth a name in the loader. `sizes.e2e.ts` opens these pages and checks the list.
 */
export const BY_ITSELF = {
  'agent-bio': { any: ['agent-listings', 'agent-reviews'] },
  'home-value': {},
  'inquiry-form': {},
  legal: {},
  'listing-card': {},
  listing: { below: ['listing-story'] },
  listings: { any: ['home-cards', 'see-all'] },
  market: {},
  'mortgage-calculator': { any: ['parts-after-render'] },
  search: { any: ['results'], wide: ['filter-fields'] },
};

/** The parts of a map: fetched at once on a wide page, else when the visitor opens the map. */
const MAP_PARTS = ['map-panel', 'search-map'];
/** The streets of a map, fetched after its pins. */
const GROUND = 'vector-ground';

/** Parts that are fetched only after another part which the page does not fetch alone. */
const AFTER = {
  'url-sync': 'grouped-listings',
  'search-group': 'grouped-listings',
  'photo-steps': 'form-home',
  cards: 'form-home',
};

/**
 * The files that the loader preloads besides those that an element imports: of the deferred parts that it fetches without a visitor on
 * any page, and of those that it fetches where it is a map alone (`shape="map"`).
 */
export function earlyFiles({ files, later }, name) {
  const parts = (names) => without(unite(...names.map((part) => later?.[part] ?? [])), files);
  return {
    any: parts(BY_ITSELF[name]?.any ?? []),
    map: parts(name === 'search' ? MAP_PARTS : []),
  };
}

/**
 * The files of a page with one element, by the build's manifest: `first`, what must arrive before it can be used, and
 * `itself`, all that it fetches without a visitor, with the loader's own late part; on a wide page, where there is a map, `map`
 * is what that adds, and `ground` what it fetches after its pins.
 */
export function pageFiles({ elements, own }, name) {
  const { files: first, later } = elements[name];
  const { any = [], wide = [], below = [] } = BY_ITSELF[name] ?? {};
  const narrow = unite(first, own.late, ...[...any, ...below].map((part) => filesOf(later, part)));
  const itself = unite(narrow, ...wide.map((part) => filesOf(later, part)));
  // The map of a listing waits until a visitor scrolls to it.
  const isWithMap = name === 'search';
  const map = isWithMap ? MAP_PARTS.flatMap((part) => later[part] ?? []) : [];
  const ground = isWithMap ? without(later[GROUND] ?? [], unite(itself, map)) : [];
  return { first, narrow, itself, map: without(unite(map), itself), ground };
}

/** The files that each part adds which a user action or an attribute fetches. */
export function partsOnDemand(manifest, name) {
  const { later } = manifest.elements[name];
  const { any = [], wide = [], below = [] } = BY_ITSELF[name] ?? {};
  const { itself } = pageFiles(manifest, name);
  return Object.entries(later)
    .filter(([part]) => ![...any, ...wide, ...below, ...MAP_PARTS, GROUND].includes(part))
    .map(([part, files]) => [part, without(files, unite(itself, later[AFTER[part]] ?? []))]);
}

/** @throws Error where a part of the table above was renamed */
function filesOf(later, part) {
  if (later[part]) return later[part];
  throw new Error(`The build has no part "${part}": correct the table in scripts/lib/page-parts.mjs`);
}

const unite = (...lists) => [...new Set(lists.flat())];
const without = (files, known) => files.filter((file) => !known.includes(file));
