import type { AreaMarket, MarketFigures, MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import { areaSlug } from '@hearth/domain/search/areas/area-path.ts';
import {
  areaId,
  type HttpPath,
  type LeakPath,
  leakAnswer,
  overHttp,
  sectionName,
  servicesOf,
} from './leak-path.ts';
import type { Suspect } from './leak-world.ts';

const areas: readonly (readonly [by: 'name' | 'position', name: string, what: 'named' | 'section'])[] = [
  ['name', 'its school district', 'named'],
  ['position', 'a section around it', 'section'],
];

const marketPath = (
  [by, name]: (typeof areas)[number],
  path: Pick<HttpPath, 'endpoint' | 'url' | 'countOf' | 'countsAllAgents'>,
): LeakPath => {
  const requested = overHttp({
    name: `the market of ${name} (${path.endpoint})`,
    ...{ reachedBy: 'figure', by, audience: 'viewer', ofPublicStatuses: true },
    ...path,
  });
  return {
    ...requested,
    async ask(server, suspect, visitor) {
      const answer = await requested.ask(server, suspect, visitor);
      return { ...answer, text: withoutAreaName(answer.text, suspect) };
    },
  };
};

const overviewPath = (area: (typeof areas)[number]): LeakPath =>
  marketPath(area, {
    endpoint: 'GET /api/market-overview/{id}',
    url: (suspect) => `/api/market-overview/${areaId(area[2], suspect)}`,
    countOf: (answer) => counted(answer as MarketOverview),
  });

/** The market that `<hearth-market>` shows, by the name of its area. */
const figuresPath = (area: (typeof areas)[number]): LeakPath =>
  marketPath(area, {
    endpoint: 'GET /api/market-figures',
    countsAllAgents: true,
    url: (suspect) => {
      const name = area[2] === 'named' ? suspect.listing.schooldistrict! : sectionName(suspect);
      return `/api/market-figures?area=${encodeURIComponent(name)}`;
    },
    countOf: (answer) => {
      const { figures, months } = answer as AreaMarket;
      return sum([...homesOf(figures), ...months.flatMap(({ sold, listed }) => [sold, listed])]);
    },
  });

/** Removes the area's own name, which its boundary shows to everyone. */
function withoutAreaName(text: string, { listing }: Suspect): string {
  const name = listing.schooldistrict!;
  return text.replaceAll(name, '').replaceAll(areaSlug(name), '');
}

/** The region that the area is compared with counts the others too. */
function counted({ figures, inventory, months, zipcodes, neighborhoods, schools }: MarketOverview): number {
  return sum([
    ...homesOf(figures),
    ...inventory.flatMap(({ active, pending }) => [active, pending]),
    ...months.flatMap(({ sold, listed }) => [sold, listed]),
    ...[...zipcodes, ...neighborhoods.areas, ...schools].map(({ count }) => count),
  ]);
}

const homesOf = ({ forsale, sold }: MarketFigures): number[] => [forsale, sold];
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The parts of an area's page that search engines and shared links show. */
const headPath: LeakPath = {
  name: "the head of the page of a section's market",
  endpoint: null,
  ...{ reachedBy: 'figure', by: 'position', audience: 'public', knowsNoKeys: true },
  ask: async ({ db }, suspect) => {
    const { headOf } = servicesOf(db.kysely).markets;
    const path = { type: 'mlsarea', state: 'tx', slug: areaSlug(sectionName(suspect)), id: null } as const;
    const head = await headOf(path, '');
    if (head === 'missing') throw new Error(`${path.slug} has no page`);
    const [, forSale = '0'] = /(\d+) homes? for sale/.exec(head.description) ?? [];
    return leakAnswer(head, Number(forSale));
  },
};

/** Figures that are made of listings. */
export const marketPaths: readonly LeakPath[] = [
  ...areas.map(overviewPath),
  ...areas.map(figuresPath),
  headPath,
];
