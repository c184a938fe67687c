/**
 * The parts that an element fetches although nobody has done anything, on the page of its own that the server has for it:
 * on any page, and on one so wide that more is shown. `sizes.e2e.ts` opens these pages and finds the same.
 */
export const BY_ITSELF = {
  'agent-bio': { any: ['agent-listings', 'agent-reviews', 'source-notes'] },
  'inquiry-form': {},
  legal: {},
  'listing-card': { any: ['source-notes'] },
  listings: { any: ['home-cards', 'source-notes', 'see-all'] },
  'mortgage-calculator': { any: ['comfort-parts'] },
  search: { any: ['results', 'source-notes'], wide: ['filter-fields'] },
};

/** The parts that come together where a map is shown: on a wide page at once, else when somebody looks at it. */
const MAP_PARTS = ['map-panel', 'search-map'];

/** Parts that come only after another one which is no part of the page by itself, and never without it. */
const AFTER = { 'url-sync': 'grouped-listings', 'search-group': 'grouped-listings' };

/**
 * The files of a page with one element, by the build's manifest: `first`, what must arrive before it can be used, and
 * `itself`, all that it fetches by itself, with the loader's own late part; on a wide page, where there is a map, `map`
 * is what that adds.
 */
export function pageFiles({ elements, own }, name) {
  const { files: first, later } = elements[name];
  const { any = [], wide = [] } = BY_ITSELF[name] ?? {};
  const narrow = unite(first, own.late, ...any.map((part) => later[part]));
  const itself = unite(narrow, ...wide.map((part) => later[part]));
  const map = MAP_PARTS.flatMap((part) => later[part] ?? []);
  return { first, narrow, itself, map: without(unite(map), itself) };
}

/** What each part that somebody has to ask for, or an attribute, adds to what the page has by then: names and files. */
export function partsOnDemand(manifest, name) {
  const { later } = manifest.elements[name];
  const { any = [], wide = [] } = BY_ITSELF[name] ?? {};
  const { itself } = pageFiles(manifest, name);
  return Object.entries(later)
    .filter(([part]) => ![...any, ...wide, ...MAP_PARTS].includes(part))
    .map(([part, files]) => [part, without(files, unite(itself, later[AFTER[part]] ?? []))]);
}

const unite = (...lists) => [...new Set(lists.flat())];
const without = (files, known) => files.filter((file) => !known.includes(file));
