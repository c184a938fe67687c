import type { EmbedSetup } from './embed-setup.ts';
import { readFigure } from './figure.ts';
import { formHeight, showsHome } from './reserved-form.ts';

/** A height from a width of the widget on, both in px; `cqi` is a hundredth of that width. */
export type ReservedStep = readonly [from: number, height: string];

/** Pixels, hundredths of the width, as photos grow with it, and the height of a map, as it follows the window. */
export interface Height {
  readonly px: number;
  readonly cqi?: number;
  /** A length of CSS. */
  readonly map?: string;
}

/** The height of a widget without its heading, at a width in px. Measured on the sample homes; data may differ by a line. */
type HeightAt = (attributes: EmbedSetup['attributes'], width: number) => Height;

/** Widths at which some widget changes its layout, or a text of it loses a line. */
const WIDTHS = [
  ...[0, 284, 288, 289, 290, 293, 295, 296, 297, 299, 300, 302, 304, 308, 311, 312, 316, 317],
  ...[320, 325, 336, 340, 341, 346, 350, 352, 356, 357, 358, 366, 372, 377, 393, 408, 413, 422],
  ...[438, 442, 447, 454, 480, 482, 483, 496, 555, 556, 560, 562, 571, 577, 582, 603, 606, 609],
  ...[620, 632, 636, 651, 668, 684, 696, 700, 719, 722, 760, 800, 832, 842, 850, 886, 887, 900],
  ...[908, 912, 916, 917, 1000, 1052, 1080, 1100, 1128, 1136, 1148, 1180, 1228, 1289, 1333, 1408, 1414],
];
const HEADINGS: Readonly<Record<string, number>> = { search: 42, 'mortgage-calculator': 48, legal: 39 };
/** Of a form, unless the page leaves it out. */
const FORM_HEADING = 39;
const GAP = 16;
/** Of a card, as wide as it is. */
const PHOTO = 200 / 3;
const BODY = 240;
/** A fourth line of the listing firm in cards narrower than 299 px. */
const NARROW_LINES = 16;

const heights: Readonly<Record<string, HeightAt>> = {
  search: searchHeight,
  listings: ({ layout, ...cards }, width) =>
    layout === 'carousel' ? rowHeight(cards.card, width) : gridHeight(cards, width, 104),
  // Height of a window: more follows when it is scrolled to.
  listing: () => ({ px: 1500 }),
  'listing-card': cardHeight,
  'mortgage-calculator': (_, width) => ({ px: at(width, ...CALCULATOR) }),
  'agent-bio': ({ sections }, width) => ({
    px: /bio|listings|reviews|^$/.test(sections ?? '')
      ? 1500
      : at(width, [0, 405], [356, 277], [442, 233], [620, 272], [719, 228]),
  }),
  'inquiry-form': (attributes, width) => ({
    px: formHeight(formType(attributes), width) - (attributes.heading === '' ? FORM_HEADING : 0),
  }),
  'home-value': (_, width) => ({ px: at(width, [0, 310], [313, 283], [496, 150]) }),
  market: (_, width) => ({ px: at(width, ...MARKET) }),
  legal: ({ sections = 'brokerage,documents,disclaimers,equal-housing,policies' }, width) => ({
    px: sections
      .split(',')
      .map((section) => at(width, ...(own(LEGAL, section.trim()) ?? [])))
      .reduce((all, height) => all + height + GAP, -GAP),
  }),
};

/** The heights that a widget needs, from narrow boxes to wide ones. In a frame all notices follow below it. */
export function reservedSteps(setup: EmbedSetup, isFramed: boolean): readonly ReservedStep[] {
  const { widget, attributes } = setup;
  const heading = attributes.heading ? (own(HEADINGS, widget) ?? 0) : 0;
  const steps = WIDTHS.map((width): ReservedStep => {
    const { px, cqi = 0, map = '' } = own(heights, widget)?.(attributes, width) ?? { px: 800 };
    const all = Math.round(px + heading + (isFramed ? at(width, ...FOOTER) : noticesOf(setup, width)));
    const more = [cqi === 0 ? '' : `${cqi.toFixed(1)}cqi`, map].filter(Boolean);
    return [width, more.length === 0 ? `${all}px` : `calc(${[`${all}px`, ...more].join(' + ')})`];
  });
  return steps.filter(([, height], index) => height !== steps[index - 1]?.[1]);
}

/** A name in an address may be that of an inherited property, 'constructor'. */
const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

type Step = readonly [from: number, px: number];

/** The value of the last step that a width has reached. */
const at = (width: number, ...steps: readonly Step[]): number =>
  steps.findLast(([from]) => width >= from)?.[1] ?? 0;

/** The notices of the commission below homes, in as many lines as they need. */
const NOTICES: readonly Step[] = [
  [0, 96],
  [316, 72],
  [483, 48],
  [908, 24],
];

/** Of a card alone, without its border. */
const WIDEST_CARD = 478;

function noticesOf({ widget, attributes }: EmbedSetup, width: number): number {
  const inCard = at(Math.min(width, WIDEST_CARD), ...NOTICES);
  switch (widget) {
    case 'search':
      return attributes.shape === 'bar' ? 0 : at(width, ...NOTICES);
    case 'listings':
      return at(width, ...NOTICES);
    case 'listing-card':
      return attributes.layout === 'row' ? at(width, ...NOTICES) : inCard;
    case 'inquiry-form':
      return showsHome(formType(attributes)) ? inCard : 0;
    default:
      return 0;
  }
}

const formType = ({ type, 'listing-id': home }: EmbedSetup['attributes']): string | undefined =>
  type || (home ? 'listing-question' : undefined);

const FOOTER: readonly Step[] = [
  [0, 220],
  [700, 130],
];

const CALCULATOR: readonly Step[] = [
  [0, 1491],
  [284, 1474],
  [288, 1453],
  [297, 1433],
  [302, 1413],
  [308, 1395],
  [336, 1378],
  [496, 1055],
  [632, 779],
  [636, 759],
  [651, 741],
  [722, 724],
];

/** Two rows of two figures from 336 px on, one of four from 700 px on. */
const MARKET: readonly Step[] = [
  [0, 1056],
  [296, 1036],
  [304, 1023],
  [316, 999],
  [336, 658],
  [413, 638],
  [454, 617],
  [483, 593],
  [668, 573],
  [700, 428],
  [908, 404],
  [1333, 384],
];

const LEGAL: Readonly<Record<string, readonly Step[]>> = {
  brokerage: [
    [0, 133],
    [300, 89],
  ],
  documents: [
    [0, 88],
    [916, 44],
  ],
  disclaimers: [
    [0, 224],
    [296, 206],
    [311, 188],
    [358, 170],
    [393, 152],
    [447, 134],
    [571, 116],
    [603, 98],
    [887, 80],
  ],
  'equal-housing': [
    [0, 84],
    [312, 63],
    [555, 44],
  ],
  policies: [[0, 44]],
};

function searchHeight(attributes: EmbedSetup['attributes'], width: number): Height {
  const { shape, view, limit } = attributes;
  // Same lengths as in search.css.
  if (shape === 'map')
    return { px: 44, map: width < 900 ? 'clamp(360px, 75vh, 640px)' : 'clamp(420px, 100vh - 32px, 860px)' };
  if (shape === 'bar') return { px: at(width, [0, 121], [700, 142], [1080, 65]) };
  const form = at(width, [0, 360], [340, 320], [606, 309], [700, 384], [912, 406], [1080, 329]);
  if (view === 'table') return { px: form + 60 + 100 * homes(limit) };
  if (shape !== 'results' && width >= 900) return besideMap(form, width, homes(limit));
  const found = gridHeight({ limit, card: view === 'list' ? 'row' : undefined }, width, form);
  return shape === 'results' ? found : { ...found, px: found.px + MAP_BUTTON };
}

/** The row of the button that shows the map in place of the list. */
const MAP_BUTTON = 60;
/** Of the notices, which have one line less beside a map. */
const NOTICE_LINE = 24;
/** The share of one of two columns of cards in the width of a search with its map. */
const HALF_OF_LIST = 1.15 / 2.15 / 2;

/** Rows of two cards; the map beside them is as high as the window. */
function besideMap(form: number, width: number, count: number): Height {
  const rows = Math.ceil(count / 2);
  const lines = at(width, [0, 51], [1000, 23], [1100, 16], [1148, 0]);
  return {
    px: Math.max(form - NOTICE_LINE + rows * (BODY + lines) + GAP * (rows - 1), 1000),
    cqi: rows * PHOTO * HALF_OF_LIST,
  };
}

interface Cards {
  readonly card?: string | undefined;
  readonly photos?: string | undefined;
  readonly limit?: string | undefined;
}

/** Rows of cards below a head, in as many columns as fit. */
function gridHeight({ card = 'card', photos, limit }: Cards, width: number, head: number): Height {
  const least = card === 'row' ? 560 : card === 'compact' ? 340 : 270;
  const columns = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const rows = Math.ceil(homes(limit) / columns);
  const one = cardOf(card, photos, (width - GAP * (columns - 1)) / columns);
  const cqi = (one.cqi ?? 0) / columns;
  const px = one.px - (cqi * GAP * (columns - 1)) / 100;
  return { px: head + rows * px + GAP * (rows - 1), cqi: rows * cqi };
}

/** Limit in the reading of the widgets: 12 by default, 48 at most. */
function homes(limit = ''): number {
  const most = readFigure(limit) ?? 0;
  return Number.isInteger(most) && most > 0 ? Math.min(most, 48) : 12;
}

/** One row of cards to move along. */
function rowHeight(card: string | undefined, width: number): Height {
  if (card === 'compact') return { px: at(width, ...COMPACT_ROW) };
  if (card === 'row')
    return width < 609
      ? { px: at(width, [0, 411], [284, 391], [297, 373], [304, 360], [316, 344]), cqi: PHOTO * 0.92 }
      : { px: 717 };
  if (width >= 357) return { px: at(width, [0, 558], [407, 544]) };
  // The cards are as wide as their box allows.
  return { px: at(width, [0, 410], [304, 393], [337, 373], [356, 357]), cqi: 56.5 };
}

const COMPACT_ROW: readonly Step[] = [
  [0, 524],
  [284, 521],
  [288, 507],
  [289, 481],
  [293, 469],
  [299, 447],
  [304, 433],
  [320, 415],
  [341, 372],
];

/** A card with the line of its source. */
function cardHeight({ layout = 'card', photos }: EmbedSetup['attributes'], width: number): Height {
  if (layout === 'card' && photos !== 'none' && width >= 480) return { px: 604 };
  const { px, cqi = 0 } = cardOf(layout, photos, width);
  return { px: px + 44, cqi };
}

function cardOf(layout: string, photos: string | undefined, width: number): Height {
  if (layout === 'compact') return { px: width < 340 && photos !== 'none' ? 230 : 211 };
  const isBeside = layout === 'row' && width >= 582;
  if (photos === 'none' || isBeside) return { px: BODY + 1 };
  return { px: BODY + (width < 299 ? NARROW_LINES : 0), cqi: PHOTO };
}
