import type { EmbedSetup } from './embed-setup.ts';
import { readFigure } from './figure.ts';
import { formHeight, showsHome } from './reserved-form.ts';

/** A height from a width of the widget on, both in px; `cqi` is a hundredth of that width. */
export type ReservedStep = readonly [from: number, height: string];

/** Pixels, and hundredths of the width: photos grow with it. */
export interface Height {
  readonly px: number;
  readonly cqi?: number;
}

/** The height of a widget without its heading, at a width in px. Measured on the sample homes; data may differ by a line. */
type HeightAt = (attributes: EmbedSetup['attributes'], width: number) => Height;

/** Widths at which some widget changes its layout, or a text of it loses a line. */
const WIDTHS = [
  ...[0, 290, 300, 312, 340, 352, 356, 366, 422, 480, 496, 556, 562, 582, 606, 609, 632, 696, 700, 760, 800],
  ...[842, 850, 900, 912, 917, 1000, 1052, 1080, 1100, 1128, 1136, 1180, 1228, 1408, 1414],
];
const HEADINGS: Readonly<Record<string, number>> = { search: 46, 'mortgage-calculator': 48, legal: 39 };
const GAP = 16;
/** Of a card, as wide as it is. */
const PHOTO = 200 / 3;
const BODY = 240;
/** Lines that break in cards narrower than 295 px. */
const NARROW_LINES = 8;

const heights: Readonly<Record<string, HeightAt>> = {
  search: searchHeight,
  listings: ({ layout, ...cards }, width) =>
    layout === 'carousel' ? rowHeight(cards.card, width) : gridHeight(cards, width, 104),
  // Height of a window: more follows when it is scrolled to.
  listing: () => ({ px: 1500 }),
  'listing-card': cardHeight,
  'mortgage-calculator': (_, width) => ({
    px: at(
      width,
      [0, 1660],
      [290, 1453],
      [312, 1395],
      [340, 1378],
      [496, 1038],
      [632, 759],
      [696, 741],
      [760, 724],
      [1080, 706],
    ),
  }),
  'agent-bio': ({ sections }, width) => ({
    px: /bio|listings|reviews|^$/.test(sections ?? '') ? 1500 : at(width, [0, 411], [340, 268], [422, 233]),
  }),
  'inquiry-form': (attributes, width) => ({ px: formHeight(formType(attributes), width) }),
  'home-value': (_, width) => ({ px: at(width, [0, 310], [340, 283], [496, 150]) }),
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
    const { px, cqi = 0 } = own(heights, widget)?.(attributes, width) ?? { px: 800 };
    const all = Math.round(px + heading + (isFramed ? at(width, ...FOOTER) : noticesOf(setup, width)));
    return [width, cqi === 0 ? `${all}px` : `calc(${all}px + ${cqi.toFixed(1)}cqi)`];
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
  [312, 72],
  [480, 48],
  [912, 24],
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

const LEGAL: Readonly<Record<string, readonly Step[]>> = {
  brokerage: [
    [0, 133],
    [290, 89],
  ],
  documents: [
    [0, 88],
    [1000, 44],
  ],
  disclaimers: [
    [0, 188],
    [340, 170],
    [366, 152],
    [422, 134],
    [556, 98],
    [800, 80],
  ],
  'equal-housing': [
    [0, 84],
    [290, 63],
    [556, 44],
  ],
  policies: [[0, 44]],
};

function searchHeight(attributes: EmbedSetup['attributes'], width: number): Height {
  const { shape, view, limit } = attributes;
  if (shape === 'map') return { px: at(width, [0, 684], [900, 904]) };
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
  const lines = at(width, [0, 51], [1000, 23], [1100, 6], [1180, 0]);
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
  if (card === 'compact') return { px: at(width, [0, 541], [300, 415], [340, 372]) };
  if (card === 'row')
    return width < 609 ? { px: at(width, [0, 366], [340, 344]), cqi: PHOTO * 0.92 } : { px: 717 };
  return { px: at(width, [0, 562], [312, 556], [356, 544]) };
}

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
  return { px: BODY + (width < 295 ? NARROW_LINES : 0), cqi: PHOTO };
}
