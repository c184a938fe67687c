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
  ...[0, 290, 340, 352, 366, 422, 440, 480, 496, 556, 562, 582, 609, 632, 696, 700, 760, 800, 830, 842, 850],
  ...[900, 1000, 1052, 1080, 1128, 1136, 1408, 1414],
];
const HEADINGS: Readonly<Record<string, number>> = { search: 46, 'mortgage-calculator': 48, legal: 39 };
const GAP = 16;
/** Of a card, as wide as it is. */
const PHOTO = 200 / 3;
const BODY = 235;

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
      [290, 1489],
      [340, 1396],
      [422, 1379],
      [496, 1038],
      [632, 834],
      [696, 760],
      [760, 742],
      [1000, 724],
      [1136, 707],
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
  [0, 72],
  [440, 48],
  [830, 24],
];

function noticesOf({ widget, attributes }: EmbedSetup, width: number): number {
  const inCard = at(Math.min(width, 480), ...NOTICES);
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
  const form = at(width, [0, 345], [340, 305], [700, 378], [1080, 301]);
  if (view === 'table') return { px: form + 60 + 100 * homes(limit) };
  const found = gridHeight({ limit, card: view === 'list' ? 'row' : undefined }, width, form);
  // The map beside the list is as high as the window.
  return shape === 'results' ? found : { px: Math.max(found.px, 1000), cqi: found.cqi ?? 0 };
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
  if (card === 'compact') return { px: at(width, [0, 516], [290, 415], [340, 359]) };
  if (card === 'row') return width < 609 ? { px: 339, cqi: PHOTO * 0.92 } : { px: 712 };
  return { px: at(width, [0, 551], [340, 539]) };
}

/** A card with the line of its source. */
function cardHeight({ layout = 'card', photos }: EmbedSetup['attributes'], width: number): Height {
  if (layout === 'card' && photos !== 'none' && width >= 480) return { px: 599 };
  const { px, cqi = 0 } = cardOf(layout, photos, width);
  return { px: px + 44, cqi };
}

function cardOf(layout: string, photos: string | undefined, width: number): Height {
  if (layout === 'compact') return { px: width < 340 && photos !== 'none' ? 230 : 211 };
  const isBeside = layout === 'row' && width >= 582;
  return photos === 'none' || isBeside ? { px: BODY + 1 } : { px: BODY, cqi: PHOTO };
}
