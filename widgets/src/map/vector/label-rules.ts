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

/** Px that a name moves up or down to where nothing lies on it. */
const ROWS = [0, 30, -30, 48, -48];

/** Writes a name at its place, or above or below it where pins or names of more weight are in the way. */
const nearby = (symbolizer: LabelSymbolizer): LabelSymbolizer => ({
  place(layout, geometry, feature) {
    for (const y of ROWS) {
      const moved = geometry.map((points) => points.map((at) => at.add(new Point(0, y))));
      const labels = symbolizer.place(layout, moved, feature);
      if (labels?.every((label) => !layout.index.labelCollides(label, Number.POSITIVE_INFINITY)))
        return labels;
    }
    return undefined;
  },
});

/** Towns from this rank on outweigh hamlets. */
const TOWN = 5;

interface Street {
  readonly size: number;
  readonly minzoom: number;
  readonly repeat: number;
  readonly filter: LabelRule['filter'];
}

/**
 * The names of the base map, the ones of more weight first: none is written over another. `isNamed` is true of names that
 * the map writes by itself.
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
      symbolizer: nearby(
        new CenteredTextSymbolizer({
          ...usual,
          fontSize: (_zoom: number, feature?: Feature) => (isTown(feature) ? 13.5 : 11.5),
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
      symbolizer: new CenteredTextSymbolizer({
        ...usual,
        fontSize: exp(1, [
          [11, 11],
          [15, 12.5],
        ]),
        fontWeight: 500,
        fill: palette.text,
      }),
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

const isTown = (feature?: Feature): boolean => feature !== undefined && rankOf(feature.props) >= TOWN;

const isShort = (text: unknown): boolean => typeof text === 'string' && text.length > 0 && text.length <= 8;
