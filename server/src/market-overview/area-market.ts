import type {
  AreaLink,
  AreaMarket,
  MarketFigures,
  MarketKind,
} from '@hearth/domain/contract/market-overview.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { areaTypes, parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import { areaName } from '@hearth/domain/search/areas/area-words.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import { lastUpdateDay } from '../sources/sources.service.ts';
import type { AreaDirectory } from './area-directory.ts';
import type { AreaIndex } from './area-index.ts';
import { onSaleIn } from './area-search.ts';
import type { Area } from './areas.queries.ts';
import { type FiguresRow, figuresOnly, marketOf, ofKind } from './market.queries.ts';
import { LEAST_FOR_MEDIAN, monthsOfTrend, spanUntilNow } from './market-months.ts';
import type { MarketSource } from './market-source.ts';

/**
 * The figures of the area that a text names, of one kind of home or of all three. They are those of all agents' homes, also for a page
 * that shows one agent's alone; no median leads such a page to the price of a home that it may not show.
 */
export async function areaMarket(
  source: MarketSource,
  directory: AreaDirectory,
  requested: { readonly area: string; readonly kind: MarketKind | undefined },
  visit: Visit,
): Promise<AreaMarket> {
  const { db, search } = source;
  const index = await directory.index();
  const area = areaAt(index, requested.area);
  const least = visit.onlyAgent === null ? 1 : LEAST_FOR_MEDIAN;
  const ofAllAgents = { ...visit, onlyAgent: null };
  const around = (await directory.around(area)).at(-1) ?? null;
  const [inArea, inSurroundings] = await Promise.all(
    [area, around].map(async (each) =>
      ofKind(await onSaleIn(search, each?.id ?? null, ofAllAgents), requested.kind),
    ),
  );
  const span = spanUntilNow(visit.now, editions[visit.edition].timeZone);
  const [asof, market, compared] = await Promise.all([
    lastUpdateDay(db, editions[visit.edition]),
    marketOf(db, inArea!, span, least),
    figuresOnly(db, inSurroundings!, span, least),
  ]);
  return {
    place: areaName(area.type, area.name),
    url: index.pathOf(area),
    asof,
    figures: shownFigures(market.figures),
    months: monthsOfTrend(span, market.sold, market.listed),
    compared: { ...surroundings(index, around, visit), figures: shownFigures(compared) },
  };
}

/** The area of an address of its page, or else of a name, of the widest kind that has it. */
export function areaAt(index: AreaIndex, text: string): Area {
  const name = text.trim();
  const path = parseAreaPath(name.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0]!);
  const named = () =>
    areaTypes.map((type) => index.byName(type, name, null)).find((area) => area !== undefined);
  const area = path ? index.byPath(path) : named();
  if (area === undefined) throw new AppError('polygon_not_found');
  return area;
}

/** The area to compare an area with; the whole region where no smaller area contains it. */
export function surroundings(
  index: AreaIndex,
  around: Area | null,
  { edition }: Visit,
): Pick<AreaLink, 'place' | 'url'> {
  return around === null ? { place: editions[edition].regionName, url: null } : index.linkTo(around);
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** Whole dollars and days. */
export const shownFigures = (row: FiguresRow): MarketFigures => ({
  forsale: row.forsale,
  medianlistprice: rounded(row.medianlistprice),
  medianpricepersquarefoot: rounded(row.medianpricepersquarefoot),
  mediandaysonmarket: rounded(row.mediandaysonmarket),
  pricecuts: row.pricecuts,
  sold: row.sold,
});
