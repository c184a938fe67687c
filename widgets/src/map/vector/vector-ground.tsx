import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { adoptSheet } from '../../element/adopt-sheet.ts';
import { giveNames, namesOn } from '../given-names.ts';
import { createRetries } from '../retries.ts';
import { createLabelCanvas } from './label-canvas.ts';
import { labelRules } from './label-rules.ts';
import { paintRules } from './paint-rules.ts';
import { type Palette, paletteOf } from './palette.ts';
import { TilePainter } from './tile-painter.ts';
import { tileView } from './tile-source.ts';
import sheet from './vector-ground.css';

interface VectorGroundProps {
  /** Says where the tiles are; its addresses are absolute. */
  readonly baseMap: () => Promise<TileJson>;
  /** The first tile is painted. */
  readonly onReady: (attribution: string) => void;
  /** There are no tiles: the map needs another ground. */
  readonly onFail: () => void;
}

/** Streets, waters, parks and names from vector tiles, below outlines and pins. */
export function VectorGround({ baseMap, onReady, onFail }: VectorGroundProps): ReactNode {
  const map = useMap();
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    const failed = () => {
      remove();
      if (!isGone) fail();
      isGone = true;
    };
    baseMap().then((description) => {
      if (isGone) return;
      adoptSheet(map.getContainer(), sheet);
      remove = drawGround(map, description, { ready: () => ready(description.attribution), failed });
    }, failed);
    return () => {
      isGone = true;
      remove();
    };
  }, [map, baseMap]);
  return null;
}

interface GroundEvents {
  readonly ready: () => void;
  readonly failed: () => void;
}

/** Half the side of the box in which the main city has its name, in degrees. */
const CITY = 0.06;

function drawGround(map: LeafletMap, description: TileJson, { ready, failed }: GroundEvents): () => void {
  const view = tileView(description);
  const container = map.getContainer();
  let palette = paletteOf(container);
  const labelRulesOf = (colors: Palette) =>
    labelRules(colors, (name) => namesOn(map).some((each) => each.always && each.name === name));
  const painter = new TilePainter(map, view, paintRules(palette));
  const retries = createRetries(() => painter.retry());
  painter.once('tileload', ready);
  painter.on('tileload', retries.succeed);
  painter.on('tilesfail', () => {
    if (view.tileCache.cache.size === 0) failed();
    else retries.schedule();
  });
  painter.addTo(map);
  const { latitude, longitude, name } = description.city;
  const eraseCity = giveNames(map, 'main-city', [
    {
      ...{ name, kind: 'city' as const, at: [latitude, longitude] as const, width: CITY },
      always: latLngBounds([latitude - CITY, longitude - CITY], [latitude + CITY, longitude + CITY]),
    },
  ]);
  const labels = createLabelCanvas(map, view, labelRulesOf(palette));
  // Tiles that came late, after a failure.
  painter.on('load', () => labels.relabel());
  const recolor = () => {
    const now = paletteOf(container);
    if (now.paper === palette.paper) return;
    palette = now;
    painter.repaint(paintRules(now));
    labels.relabel(labelRulesOf(now));
  };
  // Names that were measured and painted before the font of the page came.
  const refont = () => labels.relabel();
  document.fonts.addEventListener('loadingdone', refont);
  const stopWatching = watchColors(map, recolor);
  return () => {
    stopWatching();
    document.fonts.removeEventListener('loadingdone', refont);
    retries.stop();
    labels.remove();
    eraseCity();
    painter.remove();
  };
}

/** The device may change its colors at any time; a page that changes them is noticed when the map moves next. */
function watchColors(map: LeafletMap, onChange: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', onChange);
  map.on('moveend', onChange);
  return () => {
    dark.removeEventListener('change', onChange);
    map.off('moveend', onChange);
  };
}
