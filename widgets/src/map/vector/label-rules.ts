import Point from '@mapbox/point-geometry';
import {
  CenteredTextSymbolizer,
  exp,
  type Feature,
  type LabelRule,
  type LabelSymbolizer,
  LineLabelPlacement,
  LineLabelSymbolizer,
  ShieldSymbolizer,
} from 'protomaps-leaflet';
import type { Palette } from './palette.ts';
import type { PixelBox } from './prepared-tiles.ts';

const POINT = 1;
const LINE = 2;

const ofKind =
  (geomType: number, ...kinds: readonly string[]) =>
  (_zoom: number, feature: Feature): boolean =>
    feature.geomType === geomType && kinds.includes(String(feature.props.kind));

/** Tiles say from which of their zooms a name is worth its room; they are 512 px wide, a zoom below the map's. */
const isTime = (zoom: number, { props }: Feature): boolean =>
  typeof props.min_zoom !== 'number' || zoom - 1 >= props.min_zoom;

const rankOf = (props: Feature['props']): number =>
  typeof props.population_rank === 'number' ? props.population_rank : 0;
const byRank = (a: Feature['props'], b: Feature['props']): number => rankOf(b) - rankOf(a);

/** Px that a name moves up or down to where nothing lies on it: the one of a town, and of a neighborhood. */
const TOWN_ROWS = [0, 30, -30, 48, -48];
const ROWS = [0, 26, -26];
/** Px around the name of a town or hamlet in which there is no other, and around that of a neighborhood. */
const TOWN_ROOM = { x: 12, y: 5 };
const ROOM = { x: 3, y: 1 };
/** Px within which a name is written once: tiles share what lies at their edge, and a town is often also a neighborhood. */
const APART = 260;

/** Names of places, each once and with room around it; above or below its place where pins are in the way. */
const placed = (symbolizer: LabelSymbolizer): LabelSymbolizer => ({
  place(layout, geometry, feature) {
    const isLocality = feature.props.kind === 'locality';
    const room = isLocality ? TOWN_ROOM : ROOM;
    const hamletRows = isLocality ? [0] : ROWS;
    for (const y of isTown(feature) ? TOWN_ROWS : hamletRows) {
      const moved = geometry.map((points) => points.map((at) => at.add(new Point(0, y))));
      const labels = symbolizer.place(layout, moved, feature)?.map((label) => ({
        ...label,
        bboxes: label.bboxes.map((box) => padded(box, room)),
        deduplicationKey: String(feature.props.name),
        deduplicationDistance: APART,
      }));
      if (labels?.every((label) => !layout.index.labelCollides(label, Number.POSITIVE_INFINITY)))
        return labels;
    }
    return undefined;
  },
});

const padded = ({ minX, minY, maxX, maxY }: PixelBox, { x, y }: typeof ROOM): PixelBox => ({
  ...{ minX: minX - x, minY: minY - y },
  ...{ maxX: maxX + x, maxY: maxY + y },
});

/** Towns from this rank on outweigh hamlets. */
const TOWN = 5;
const CITY = 9;

interface Street {
  readonly size: number;
  readonly minzoom: number;
  readonly repeat: number;
  readonly filter: LabelRule['filter'];
}

/**
 * The names of the base map, the ones of more weight first: none is written over another. `isNamed` is true of names that
 * the map writes alone.
 */
export function labelRules(palette: Palette, isNamed: (name: string) => boolean): LabelRule[] {
  const { font: fontFamily, halo: stroke } = palette;
  const usual = { fontFamily, stroke, width: 1.5, maxLineChars: 16, lineHeight: 1.35 };
  const place = (zoom: number, feature: Feature): boolean =>
    isTime(zoom, feature) && !isNamed(String(feature.props.name));
  const street = ({ size, minzoom, repeat, filter }: Street): LabelRule => ({
    dataLayer: 'roads',
    minzoom,
    ...(filter && { filter }),
    symbolizer: new LineLabelSymbolizer({
      fontFamily,
      fontSize: size,
      fontWeight: 500,
      fill: palette.text,
      stroke,
      width: 3,
      position: LineLabelPlacement.Center,
      repeatDistance: repeat,
    }),
  });
  return [
    {
      dataLayer: 'places',
      sort: byRank,
      filter: (zoom, feature) => ofKind(POINT, 'locality')(zoom, feature) && place(zoom, feature),
      symbolizer: placed(
        new CenteredTextSymbolizer({
          ...usual,
          fontSize: (_zoom: number, feature?: Feature) => sizeOf(feature),
          fontWeight: (_zoom: number, feature?: Feature) => (isTown(feature) ? 600 : 500),
          fill: (_zoom: number, feature?: Feature) => palette[isTown(feature) ? 'text-strong' : 'text'],
        }),
      ),
    },
    {
      dataLayer: 'roads',
      maxzoom: 15,
      filter: (_zoom, { props, geomType }) => geomType === LINE && isShort(props.shield_text),
      symbolizer: new ShieldSymbolizer({
        labelProps: ['shield_text'],
        fontFamily,
        fontSize: 10,
        fontWeight: 600,
        fill: palette.text,
        background: palette.paper,
        padding: 3,
      }),
    },
    {
      dataLayer: 'water',
      filter: (zoom, feature) => feature.geomType === POINT && isTime(zoom, feature),
      symbolizer: new CenteredTextSymbolizer({
        ...usual,
        fontSize: 12,
        fontStyle: 'italic',
        fill: palette['text-water'],
      }),
    },
    {
      dataLayer: 'pois',
      minzoom: 10,
      filter: (zoom, feature) =>
        ofKind(POINT, 'park', 'nature_reserve', 'golf_course')(zoom, feature) && isTime(zoom, feature),
      symbolizer: new CenteredTextSymbolizer({ ...usual, fontSize: 11.5, fill: palette['text-park'] }),
    },
    {
      dataLayer: 'places',
      minzoom: 11,
      maxzoom: 16,
      sort: byRank,
      filter: (zoom, feature) =>
        ofKind(POINT, 'neighbourhood', 'macrohood')(zoom, feature) && place(zoom, feature),
      symbolizer: placed(
        new CenteredTextSymbolizer({
          ...usual,
          fontSize: exp(1, [
            [11, 11],
            [15, 12.5],
          ]),
          fontWeight: 500,
          fill: palette.text,
        }),
      ),
    },
    street({ size: 12, minzoom: 12, repeat: 420, filter: ofKind(LINE, 'major_road', 'highway') }),
    street({ size: 11, minzoom: 14, repeat: 320, filter: ofKind(LINE, 'minor_road', 'other') }),
    {
      dataLayer: 'water',
      minzoom: 12,
      filter: ofKind(LINE, 'river', 'stream', 'canal'),
      symbolizer: new LineLabelSymbolizer({
        ...{ fontFamily, fontSize: 11, fontStyle: 'italic', fill: palette['text-water'], stroke, width: 3 },
        position: LineLabelPlacement.Center,
        repeatDistance: 400,
      }),
    },
  ];
}

/** Px of the letters of a place. */
function sizeOf(feature?: Feature): number {
  if (feature && rankOf(feature.props) >= CITY) return 15;
  return isTown(feature) ? 13 : 11.5;
}

const isTown = (feature?: Feature): boolean =>
  feature?.props.kind === 'locality' && rankOf(feature.props) >= TOWN;

const isShort = (text: unknown): boolean => typeof text === 'string' && text.length > 0 && text.length <= 8;
