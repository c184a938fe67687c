import type { Place } from '@hearth/domain/contract/places.ts';
import type { GatePlace } from '@hearth/domain/listing/gate.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Searcher } from '../../search/search.service.ts';
import { everyFilterOpen } from '../a-search.ts';
import type { TestApp } from '../test-app.ts';
import { type Suspect, suspects } from './leak-world.ts';

/** Something that answers with listings or with what is made of them. */
export interface LeakPath {
  readonly name: string;
  /** Of the API, as its document names it: 'GET /api/site'; null for pages. */
  readonly endpoint: string | null;
  /** As the gate means it. */
  readonly reachedBy: GatePlace['reachedBy'];
  /** What it goes by: a hidden address is not found by where it lies. 'nothing' names no listing at all. */
  readonly by: 'name' | 'position' | 'nothing';
  /** Over HTTP everybody is a guest until there are accounts. */
  readonly asks: 'everybody' | 'guests';
  /** The portal's own pages, which no other page can read, know no keys. */
  readonly knowsNoKeys?: true;
  /** Asks for the suspect as somebody would who knows all about it. */
  readonly ask: Asking;
}

/** What came back: the answer as text, how many listings it counts, null where it counts none, and the status over HTTP. */
export interface Told {
  readonly text: string;
  readonly count: number | null;
  readonly status?: number;
}

export type Asking = (server: TestApp, suspect: Suspect, searcher: Searcher) => Promise<Told>;

/** The key of the pages that show another agent's listings alone. */
export const fencedKey = 'hk_00000000000000000000';
export const fencedOrigin = 'https://partner.test';

/** Of an area that holds one suspect alone: drawn by somebody, its school district, or a section that no listing names. */
export const areaId = (what: 'drawn' | 'named' | 'section', suspect: Suspect): string =>
  `${what}-${suspects.indexOf(suspect)}`;

export const sectionName = (suspect: Suspect): string => `Section ${suspects.indexOf(suspect)}`;

/** A few hundred metres around it. */
export const boxAround = ({ listing: { latitude, longitude } }: Suspect): Bounds => ({
  minLatitude: latitude! - 0.004,
  maxLatitude: latitude! + 0.004,
  minLongitude: longitude! - 0.004,
  maxLongitude: longitude! + 0.004,
});

export const told = (answer: unknown, count: number | null = null): Told => ({
  text: JSON.stringify(answer),
  count,
});

/** Exactly its price, whatever else it is. */
export const atItsPrice = ({ listing }: Suspect) => ({
  filters: { ...everyFilterOpen, minPrice: listing.listprice, maxPrice: listing.listprice },
});

/** Listings that suggestions promise under a name of the suspect's; others are spelled much like it. */
export const promised = (hits: readonly Place[], { word, listing }: Suspect): number =>
  hits
    .filter(({ name }) => name.includes(word) || name === listing.postalcode)
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
