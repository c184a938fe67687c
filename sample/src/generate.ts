import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import { drawAmenities, drawPool } from './listings/amenities.ts';
import { type Building, drawBuilding } from './listings/building.ts';
import { communityOf } from './listings/community.ts';
import { drawCosts } from './listings/costs.ts';
import { datesOf } from './listings/dates.ts';
import { type Draft, drafts, isShowpiece, type SampleOrder } from './listings/draft.ts';
import { fittingExteriors } from './listings/exterior-fit.ts';
import { chooseExteriors } from './listings/exteriors.ts';
import { addressOf, identityOf, positionOf } from './listings/identity.ts';
import { drawInterior } from './listings/interior.ts';
import { drawOpenHouses } from './listings/open-houses.ts';
import { drawParticulars } from './listings/particulars.ts';
import { drawPermissions } from './listings/permissions.ts';
import { photosOf } from './listings/photos.ts';
import { drawPrices, estimateWorth, type Worth } from './listings/pricing.ts';
import { withRelistedHomes } from './listings/relisted.ts';
import { drawRepresentation, type Market } from './listings/representation.ts';
import { sampleAgents } from './people/agents.ts';
import { mlsOffices } from './people/mls-offices.ts';
import { findPicture } from './pictures/library.ts';
import { createRandom, type Random } from './random.ts';
import { writeRemarks } from './remarks/remarks.ts';
import { drawShowing } from './remarks/showing.ts';

export type { SampleOrder } from './listings/draft.ts';

/** Listings of one batch. */
const BATCH = 500;

/**
 * Sample listings of one edition, deterministic: `count` open ones (active, pending, private), then as many
 * sold, leased, withdrawn and expired ones of the last two years. The first three are always an active house,
 * condominium and townhouse with pictures and an address.
 */
export const generateListings = (order: SampleOrder): Listing[] => [...listingBatches(order)].flat();

/** The same in batches of 500, for counts that need too much memory at once. */
export function* listingBatches(order: SampleOrder): Generator<Listing[]> {
  const drawn = [...drafts(order)];
  const buildings = new Map(drawn.map((draft) => [draft.serial, buildingOf(draft, order)]));
  const built = ({ home }: Pick<Draft, 'home'>): Built => buildings.get(home)!;
  const laidOut = withRelistedHomes(drawn, (draft) => built(draft).building, order);
  const exteriors = chooseExteriors(
    laidOut.filter((draft) => isPhotographed(draft, order)),
    (draft) => fittingExteriors({ ...draft.kind, ...built(draft).building, tier: built(draft).worth.tier }),
  );
  const market: Market = {
    offices: mlsOffices(order.edition, order.seed),
    agents: sampleAgents(order.edition, order.seed, order.today).agents,
  };
  for (let start = 0; start < laidOut.length; start += BATCH) {
    yield laidOut
      .slice(start, start + BATCH)
      .map((draft) => listingOf(draft, built(draft), exteriors, market, order));
  }
}

/** The building of a draft and its value, which decide on its picture as well. */
interface Built {
  readonly building: Building;
  readonly hasPool: boolean;
  readonly worth: Worth;
}

function buildingOf(draft: Draft, order: SampleOrder): Built {
  const stream = (part: string) => streamOf(draft, order, part);
  const building = drawBuilding(stream('building'), draft, latestYearBuilt(draft, order));
  const hasPool = drawPool(stream('pool'), draft, building);
  return { building, hasPool, worth: estimateWorth(stream('worth'), draft, building, hasPool) };
}

/** A home was built before its listing ended; open ones may be new. */
function latestYearBuilt({ timeline }: Draft, { today }: SampleOrder): number {
  const ended = isOpen(timeline.mlsstatus) ? null : timeline.statuschangetimestamp;
  return Number((ended ?? today).slice(0, 4));
}

/** Fills in a draft. Each part has its own random stream, so that a change of one does not affect the others. */
function listingOf(
  draft: Draft,
  { building, hasPool, worth }: Built,
  exteriors: ReadonlyMap<number, string>,
  market: Market,
  order: SampleOrder,
): Listing {
  const stream = (part: string) => streamOf(draft, order, part);
  const homeStream = (part: string) => streamOf({ ...draft, serial: draft.home }, order, part);
  const community = communityOf(draft);
  const amenities = drawAmenities(homeStream('amenities'), {
    draft,
    building,
    tier: worth.tier,
    community,
    hasPool,
  });
  const identity = identityOf(draft);
  const exterior = exteriors.get(draft.serial);
  const described = {
    ...identity,
    ...draft.kind,
    ...drawPrices(stream('prices'), draft, worth, building),
    ...datesOf(stream('dates'), draft, order.today),
    ...addressOf(homeStream('address'), draft),
    ...positionOf(draft),
    ...building,
    ...amenities,
    ...drawInterior(homeStream('interior'), draft, building, worth.tier),
    ...drawCosts(homeStream('costs'), draft, worth, community, amenities),
    ...drawParticulars(homeStream('particulars'), draft, {
      building,
      amenities,
      dollars: worth.dollars,
      today: order.today,
    }),
    ...materialsOf(exteriors.get(draft.home)),
    ...drawShowing(stream('showing'), draft, identity.listingid),
    ...drawRepresentation(stream('people'), draft, market),
    ...drawPermissions(stream('permissions'), draft),
    openhouse: drawOpenHouses(stream('open houses'), draft, identity.listingkey, order.today),
  };
  return {
    ...described,
    publicremarks: writeRemarks(stream('remarks'), described),
    media: exterior === undefined ? [] : photosOf(stream('photos'), described, exterior),
  };
}

/** Walls and roof of the home as its picture shows them. */
function materialsOf(exterior = ''): Partial<Pick<Listing, 'constructionmaterials' | 'roof'>> {
  const { walls, roof } = findPicture(exterior) ?? {};
  return walls && roof ? { constructionmaterials: [...walls], roof: [roof] } : {};
}

const streamOf = (draft: Draft, { seed }: SampleOrder, part: string): Random =>
  createRandom(`${seed} ${draft.edition} ${draft.serial} ${part}`);

/** Photos go with the latest listing of a home. */
const isPhotographed = (draft: Draft, order: SampleOrder): boolean =>
  isShowpiece(draft) || (draft.home === draft.serial && !streamOf(draft, order, 'photographed').chance(0.03));

/** Edition ids in the order in which samples are made. */
export const sampleEditions = Object.values(editions).map(({ id }) => id);
