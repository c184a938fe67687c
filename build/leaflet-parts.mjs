import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
/** Where Leaflet's source lies. */
export const folder = join(dirname(require.resolve('leaflet/package.json')), 'src');
const { version } = require('leaflet/package.json');

/** Leaflet as its own source modules, of which a build can leave parts out. */
export const leafletInParts = { find: /^leaflet$/, replacement: join(folder, 'Leaflet.js') };

/** What our maps never draw: the other renderers, and controls that Leaflet hangs on its `Control`. */
export const ABSENT = {
  'layer/vector/Canvas.js': 'export const Canvas = undefined; export const canvas = () => null;',
  'layer/vector/SVG.VML.js': 'export const vmlCreate = undefined; export const vmlMixin = undefined;',
  'control/Control.Layers.js': 'export const Layers = undefined; export const layers = undefined;',
  'control/Control.Scale.js': 'export const Scale = undefined; export const scale = undefined;',
  // Both are drawn by us, since Leaflet writes them as markup.
  'control/Control.Zoom.js': 'export const Zoom = undefined; export const zoom = undefined;',
  'control/Control.Attribution.js':
    'export const Attribution = undefined; export const attribution = undefined;',
  // Shift and the pointer drew a box to zoom to, which nobody is told of; draggers ask whether there is one.
  'map/handler/Map.BoxZoom.js': 'export const BoxZoom = undefined;',
  // Ours goes from pin to pin.
  'map/handler/Map.Keyboard.js': 'export const Keyboard = undefined;',
  // Names over the map are ours, none over another.
  'layer/Tooltip.js': 'export const Tooltip = undefined; export const tooltip = undefined;',
  'layer/tile/TileLayer.WMS.js':
    'export const TileLayerWMS = undefined; export const tileLayerWMS = undefined;',
  '../package.json': `export const version = ${JSON.stringify(version)};`,
};

/** Layers that add nothing to others: they go where nothing imports them. */
const ON_DEMAND = /\/(ImageOverlay|VideoOverlay|SVGOverlay|Rectangle)\.js$/;

/**
 * As it loads, Leaflet writes `<svg/>` as markup to learn something it never uses; pages with Trusted Types forbid
 * that, and nothing else of our maps writes markup.
 */
const MARKUP_PROBE = /var inlineSvg = [\s\S]*?\}\)\(\);/;
const browserProbe = join(folder, 'core/Browser.js');

/** Leaves out of Leaflet what `ABSENT` names and `ON_DEMAND` finds unused: 4 KB of the map's 37. */
export function leafletParts() {
  const absent = new Map(Object.entries(ABSENT).map(([name, code]) => [join(folder, name), code]));
  return {
    name: 'hearth-leaflet-parts',
    load(id) {
      if (absent.has(id)) return absent.get(id);
      return null;
    },
    transform(code, id) {
      if (id === browserProbe)
        return { code: code.replace(MARKUP_PROBE, 'var inlineSvg = true;'), map: null };
      return id.startsWith(folder) && ON_DEMAND.test(id) ? { moduleSideEffects: false } : null;
    },
  };
}
