import { exp, type Feature, LineSymbolizer, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet';
import type { Palette } from './palette.ts';

const POLYGON = 3;
const LINE = 2;

/** A width in px by zoom, as pairs of both. */
type Widths = readonly (readonly [zoom: number, pixels: number])[];

const widthBy = (widths: Widths) =>
  exp(
    1.6,
    widths.map((pair) => [...pair]),
  );

const isKind =
  (...kinds: readonly string[]) =>
  (_zoom: number, { props }: Feature): boolean =>
    kinds.includes(String(props.kind));

const isArea = (_zoom: number, { geomType }: Feature): boolean => geomType === POLYGON;

/** A road is a line on a wider one, so that crossings stay open. */
interface RoadLook {
  readonly color: keyof Palette;
  readonly edge: keyof Palette;
  readonly widths: Widths;
  readonly minzoom: number;
  readonly filter: (zoom: number, feature: Feature) => boolean;
}

const isMedium = ({ props }: Feature): boolean =>
  props.kind === 'major_road' && props.kind_detail === 'tertiary';

/** From below to above. */
const roadLooks: readonly RoadLook[] = [
  {
    color: 'street',
    edge: 'street-edge',
    widths: [
      [12, 0.4],
      [13, 1],
      [14, 2],
      [15, 3.6],
      [17, 10],
    ],
    minzoom: 12.5,
    filter: isKind('minor_road', 'other'),
  },
  {
    color: 'street',
    edge: 'street-edge',
    widths: [
      [11, 0.6],
      [13, 2],
      [15, 5],
      [17, 12],
    ],
    minzoom: 11,
    filter: (_zoom, feature) => isMedium(feature),
  },
  {
    color: 'road',
    edge: 'road-edge',
    widths: [
      [9, 0.8],
      [11, 1.4],
      [13, 3],
      [15, 6.5],
      [17, 15],
    ],
    minzoom: 9.5,
    filter: (_zoom, feature) => feature.props.kind === 'major_road' && !isMedium(feature),
  },
  {
    color: 'highway',
    edge: 'highway-edge',
    widths: [
      [5, 0.8],
      [9, 2],
      [12, 3.6],
      [15, 8],
      [17, 18],
    ],
    minzoom: 5,
    filter: isKind('highway'),
  },
];

const edgeWidths = (widths: Widths): Widths => widths.map(([zoom, width]) => [zoom, width + 1.4]);

function roadRules(palette: Palette): PaintRule[] {
  const rule = (look: RoadLook, color: keyof Palette, widths: Widths): PaintRule => ({
    dataLayer: 'roads',
    minzoom: look.minzoom,
    filter: look.filter,
    symbolizer: new LineSymbolizer({
      color: palette[color],
      width: widthBy(widths),
      lineCap: 'round',
      lineJoin: 'round',
    }),
  });
  return [
    ...roadLooks.map((look) => rule(look, look.edge, edgeWidths(look.widths))),
    ...roadLooks.map((look) => rule(look, look.color, look.widths)),
  ];
}

function waterRules(palette: Palette): PaintRule[] {
  const stream = (minzoom: number, widths: Widths, ...kinds: readonly string[]): PaintRule => ({
    dataLayer: 'water',
    minzoom,
    filter: (zoom, feature) => feature.geomType === LINE && isKind(...kinds)(zoom, feature),
    symbolizer: new LineSymbolizer({ color: palette.water, width: widthBy(widths), lineJoin: 'round' }),
  });
  return [
    { dataLayer: 'water', filter: isArea, symbolizer: new PolygonSymbolizer({ fill: palette.water }) },
    stream(
      8,
      [
        [8, 0.6],
        [12, 1.6],
        [17, 8],
      ],
      'river',
      'canal',
    ),
    stream(
      12,
      [
        [12, 0.8],
        [17, 3],
      ],
      'stream',
    ),
  ];
}

/** How tiles in the schema of Protomaps' basemap are painted, from below to above. */
export function paintRules(palette: Palette): PaintRule[] {
  const land = (fill: string, ...kinds: readonly string[]): PaintRule => ({
    dataLayer: 'landuse',
    filter: (zoom, feature) => isArea(zoom, feature) && isKind(...kinds)(zoom, feature),
    symbolizer: new PolygonSymbolizer({ fill }),
  });
  return [
    land(palette.built, 'hospital', 'school', 'university', 'college', 'industrial', 'aerodrome', 'military'),
    land(palette.wood, 'wood', 'forest', 'scrub', 'grassland', 'grass', 'protected_area'),
    land(
      palette.park,
      ...[
        'park',
        'golf_course',
        'cemetery',
        'nature_reserve',
        'national_park',
        'playground',
        'village_green',
      ],
    ),
    ...waterRules(palette),
    {
      dataLayer: 'boundaries',
      symbolizer: new LineSymbolizer({ color: palette.border, width: 1, opacity: 0.6 }),
    },
    {
      dataLayer: 'buildings',
      minzoom: 15,
      symbolizer: new PolygonSymbolizer({ fill: palette.building }),
    },
    {
      dataLayer: 'roads',
      minzoom: 11,
      filter: isKind('rail'),
      symbolizer: new LineSymbolizer({ color: palette.rail, width: 1.2 }),
    },
    {
      dataLayer: 'roads',
      minzoom: 15,
      filter: isKind('path'),
      symbolizer: new LineSymbolizer({ color: palette['road-edge'], width: 1 }),
    },
    ...roadRules(palette),
  ];
}
