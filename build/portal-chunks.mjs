import { globSync } from 'node:fs';
import { partChunk, screenChunks } from './shared-chunks.mjs';
import { inPackage } from './widget-chunks.mjs';

/** Parts of the map, which wide pages alone load. */
const MAP_PARTS = ['search/map-panel.tsx', 'map/search-map.tsx'];
const LISTS = ['home/home-screen', 'search/search-screen', 'market-overview/overview-screen'];
const HOMES = [
  'listing/listing-dialog',
  'compare/compare-screen',
  'nearby/nearby-screen',
  'embed/embed-screen',
];

/**
 * Names the chunk of a module of the portal. Code that every screen needs and that seldom changes is apart from the screens.
 *
 * @param {(path: string) => string} here the absolute path of a file of the project
 */
export function portalChunks(here) {
  const screen = (path) => here(`portal/src/features/${path}.tsx`);
  const main = 'portal/src/app/main.tsx';
  const lists = LISTS.map(screen);
  const shared = screenChunks(
    here(main),
    [...lists, screen('listing/listing-screen')],
    HOMES.map(screen),
    lists,
  );
  const ofScreens = partChunk(
    'map',
    MAP_PARTS.map((path) => here(`widgets/src/${path}`)),
    globSync([main, 'portal/src/features/*/*-{screen,dialog}.tsx']).map(here),
    shared,
  );
  return (id, graph) => {
    if (id.includes('commonjsHelpers')) return 'runtime';
    if (inPackage(id, 'react', 'react-dom', 'scheduler', 'react-router', 'valtio', 'proxy-compare'))
      return 'runtime';
    if (inPackage(id, 'leaflet', 'react-leaflet', '@react-leaflet/core')) return 'map';
    return ofScreens(id, graph);
  };
}
