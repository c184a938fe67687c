import type {
  AreaLink,
  AreaMarket,
  LargestMarkets,
  MarketAreas,
  MarketKind,
  MarketOverview,
} from '@hearth/domain/contract/market-overview.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { propertyFilterTypes } from '@hearth/domain/listing/property-type.ts';
import type { SchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import { areaUrl, parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import { areaName } from '@hearth/domain/search/areas/area-words.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import type { Scenes } from '../photos/scenes.service.ts';
import type { SearchCondition } from '../search/search-condition.sql.ts';
import { filterTypeCode } from '../search-rows/search-codes.ts';
import type { SchoolRatingsOf } from '../sources/school-ratings.service.ts';
import { lastUpdateDay } from '../sources/sources.service.ts';
import { type AreaDirectory, areaDirectory } from './area-directory.ts';
import type { AreaIndex } from './area-index.ts';
import { areaAt, areaMarket, shownFigures, surroundings } from './area-market.ts';
import { areasNamed, byName, schoolsNamed } from './area-names.ts';
import { onSaleIn } from './area-search.ts';
import type { Area } from './areas.queries.ts';
import { areasOfHome, type NamesOfHome } from './areas-of-home.ts';
import {
  figuresOnly,
  type InventoryRow,
  largestCities,
  marketOf,
  type NamedRow,
  namesIn,
} from './market.queries.ts';
import { monthsOfTrend, spanUntilNow } from './market-months.ts';
import type { MarketSource } from './market-source.ts';
import { type OverviewHead, overviewHead } from './overview-head.ts';
import { priceRange } from './price-range.ts';

/** Markets of the areas of one edition. */
export interface MarketOverviewService {
  readonly directory: AreaDirectory;
  /**
   * The market of one area as this viewer's searches would find it: what a search hides adds to no figure.
   * @throws AppError polygon_not_found for an unknown id, another edition's, and for drawn areas and waters, which have no page
   */
  marketOverview(id: string, visit: Visit): Promise<MarketOverview>;
  /**
   * The area with a page of this name, or of the address of the page.
   * @throws AppError polygon_not_found where there is none
   */
  areaNamed(text: string): Promise<AreaLink & { readonly url: string }>;
  /**
   * The figures of one area, by a name or the address of its page, as this viewer's searches would find them.
   * @throws AppError polygon_not_found where no area with a page has the name
   */
  areaMarket(area: string, kind: MarketKind | undefined, visit: Visit): Promise<AreaMarket>;
  /** The areas that a listing names and that have a page, with the figures that this viewer's searches would find. */
  marketAreas(names: NamesOfHome, visit: Visit): Promise<MarketAreas>;
  /** The cities with the most homes for sale that have a page, as this viewer's searches would find them. */
  largestMarkets(visit: Visit): Promise<LargestMarkets>;
  /** Title and description of an overview's page. */
  readonly headOf: OverviewHead;
}

export interface MarketOptions extends MarketSource {
  readonly edition: EditionId;
  readonly clock: () => Date;
  readonly ratingsOf: SchoolRatingsOf;
  readonly scenes: Pick<Scenes, 'areaScene'>;
}

export function createMarketOverviewService({
  edition,
  clock,
  ratingsOf,
  scenes,
  ...source
}: MarketOptions): MarketOverviewService {
  const directory = areaDirectory(source.db, edition);
  return {
    directory,
    marketOverview: async (id, visit) =>
      withRatings(await marketOverview(source, directory, id, visit), await ratingsOf(edition)),
    areaNamed: async (text) => {
      const index = await directory.index();
      const area = areaAt(index, text);
      return { ...index.linkTo(area), url: index.pathOf(area) };
    },
    areaMarket: (area, kind, visit) => areaMarket(source, directory, { area, kind }, visit),
    marketAreas: (names, visit) => marketAreas(source, directory, names, visit),
    largestMarkets: async (visit) => withScenes(await largestMarkets(source, directory, visit), scenes),
    headOf: overviewHead(source, directory, edition, clock),
  };
}

/** No rating leaves the server without its source and year. */
const withRatings = (
  overview: Omit<MarketOverview, 'schoolratings'>,
  ratings: SchoolRatings | null,
): MarketOverview => ({
  ...overview,
  schoolratings: ratings,
  schools: ratings ? overview.schools : overview.schools.map((school) => ({ ...school, rating: null })),
});

async function withScenes(
  areas: readonly Omit<LargestMarkets['areas'][number], 'scene'>[],
  { areaScene }: Pick<Scenes, 'areaScene'>,
): Promise<LargestMarkets> {
  const sceneOf = (url: string) => {
    const path = parseAreaPath(url);
    return path === undefined ? null : areaScene(areaUrl(path));
  };
  return {
    areas: await Promise.all(areas.map(async (area) => ({ ...area, scene: await sceneOf(area.url) }))),
  };
}

async function marketOverview(
  source: MarketSource,
  directory: AreaDirectory,
  id: string,
  visit: Visit,
): Promise<Omit<MarketOverview, 'schoolratings'>> {
  const { db, search } = source;
  const index = await directory.index();
  const area = index.byId(id);
  if (area === undefined) throw new AppError('polygon_not_found');
  const within = await directory.around(area);
  const around = within.at(-1) ?? null;
  const [inArea, inSurroundings] = await Promise.all([
    onSaleIn(search, area.id, visit),
    onSaleIn(search, around?.id ?? null, visit),
  ]);
  const span = spanUntilNow(visit.now, editions[visit.edition].timeZone);
  const [asof, market, compared, names] = await Promise.all([
    lastUpdateDay(db, editions[visit.edition]),
    marketOf(db, inArea, span),
    figuresOnly(db, inSurroundings, span),
    namesIn(db, inArea),
  ]);
  return {
    id: area.id,
    type: area.type,
    name: area.name,
    place: areaName(area.type, area.name),
    url: index.pathOf(area),
    within: within.map(index.linkTo),
    asof,
    figures: shownFigures(market.figures),
    range: await priceRange(source, area.id, market.figures, visit),
    inventory: market.inventory.map(shownInventory),
    months: monthsOfTrend(span, market.sold, market.listed),
    compared: {
      ...surroundings(index, around, visit),
      figures: shownFigures(compared),
    },
    zipcodes: areasNamed(index, area, names, 'postalcode').toSorted(byName),
    neighborhoods: await neighborhoods(db, index, area, names, around && { around, inSurroundings }),
    schools: schoolsNamed(index, area, names),
  };
}

async function marketAreas(
  { db, search }: MarketSource,
  directory: AreaDirectory,
  names: NamesOfHome,
  visit: Visit,
): Promise<MarketAreas> {
  const index = await directory.index();
  const span = spanUntilNow(visit.now, editions[visit.edition].timeZone);
  const withFigures = async (area: Area) => {
    const figures = await figuresOnly(db, await onSaleIn(search, area.id, visit), span);
    return { ...index.linkTo(area), figures: shownFigures(figures) };
  };
  return { areas: await Promise.all(areasOfHome(index, names).map(withFigures)) };
}

/** Two rows of four on a wide page. */
const MAX_MARKETS = 8;
/** Some cities of a feed have no boundary, and so no page. */
const MAX_CITIES = 40;

async function largestMarkets(
  { db, search }: MarketSource,
  directory: AreaDirectory,
  visit: Visit,
): Promise<Omit<LargestMarkets['areas'][number], 'scene'>[]> {
  const index = await directory.index();
  const rows = await largestCities(db, await onSaleIn(search, null, visit), MAX_CITIES);
  const areas = rows.flatMap(({ name, count, medianlistprice }) => {
    const area = index.byName('city', name, null);
    if (area === undefined) return [];
    const { type, place } = index.linkTo(area);
    return [{ type, place, url: index.pathOf(area), count, medianlistprice: Math.round(medianlistprice) }];
  });
  return areas.slice(0, MAX_MARKETS);
}

/** The area's own; a neighbourhood's, and of an area without any, are those around it. */
async function neighborhoods(
  db: Db,
  index: AreaIndex,
  area: Area,
  names: readonly NamedRow[],
  wider: { readonly around: Area; readonly inSurroundings: SearchCondition } | null,
): Promise<MarketOverview['neighborhoods']> {
  const own = areasNamed(index, area, names, 'subdivision');
  if (wider === null || (own.length > 0 && area.type !== 'subdivision'))
    return { place: areaName(area.type, area.name), areas: own };
  const around = await namesIn(db, wider.inSurroundings);
  return {
    place: areaName(wider.around.type, wider.around.name),
    areas: areasNamed(index, area, around, 'subdivision'),
  };
}

const kindOfCode = new Map(propertyFilterTypes.map((kind) => [filterTypeCode[kind], kind]));

const shownInventory = ({ kind, ...row }: InventoryRow): MarketOverview['inventory'][number] => ({
  ...row,
  propertyfiltertype: kindOfCode.get(kind)!,
  medianlistprice: Math.round(row.medianlistprice),
});
