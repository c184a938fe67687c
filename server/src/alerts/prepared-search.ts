import { isDeepStrictEqual } from 'node:util';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { LRUCache } from 'lru-cache';
import { AppError } from '../http/errors.ts';
import { type VisitingPerson, visitOf } from '../http/visit.ts';
import { savedRequest } from '../saved-searches/saved-request.service.ts';
import { createAreaCache } from '../search/area-cache.service.ts';
import {
  type ListingTest,
  type ListingTestSource,
  listingTest,
  resolvedSearch,
} from '../search/listing-test.service.ts';
import { type FramedQuery, framedQuery } from './framed-query.ts';
import { type IndexedSearch, indexedSearch } from './search-index.ts';

interface StoredSearch {
  readonly edition: EditionId;
  readonly query: string;
}

/**
 * The test of a saved search for its owner, with the rights that the owner has now; null where an area of it is gone, so that it finds
 * nothing.
 */
export const preparedSearch = (
  source: ListingTestSource,
  { edition, query }: StoredSearch,
  person: VisitingPerson,
  now: Date,
): Promise<ListingTest | null> =>
  unlessGone(listingTest(source, savedRequest(query), { ...visitOf(person, now), edition }));

/** Reads a saved search for the index; null for one that finds nothing. */
export type SearchReader = (stored: StoredSearch, person: VisitingPerson) => Promise<IndexedSearch | null>;

/** Queries without their figures whose reading is kept. */
const MOST_FRAMES = 20_000;

/** The reading of a query without its figures, for people with the same rights. */
interface Frame {
  /** null where an area is gone. */
  readonly search: IndexedSearch | null;
  /** Set if the figures do not simply add to it, e.g. as one of them is locked. */
  readonly isWhole: boolean;
}

/**
 * Reads many searches as of one moment: looks each of their areas up once, and decodes the part of their queries that many of them share
 * once.
 */
export function createSearchReader(source: ListingTestSource, now: Date): SearchReader {
  const once = { ...source, areas: createAreaCache() };
  const moment = { change: now.toISOString(), settled: true };
  const frames = new LRUCache<string, Frame>({ max: MOST_FRAMES });

  async function readWhole({ edition, query }: StoredSearch, person: VisitingPerson) {
    const visit = { ...visitOf(person, now), edition };
    const resolved = await unlessGone(resolvedSearch(once, savedRequest(query), visit, moment));
    return resolved && indexedSearch(edition, resolved);
  }

  async function readFrame(stored: StoredSearch, framed: FramedQuery, person: VisitingPerson) {
    const search = await readWhole({ ...stored, query: framed.rest }, person);
    const whole = await readWhole(stored, person);
    return { search, isWhole: !isDeepStrictEqual(withFigures(search, framed), whole) };
  }

  return async (stored, person) => {
    const framed = framedQuery(stored.query);
    if (framed === null) return readWhole(stored, person);
    const key = `${stored.edition} ${rightsOf(person)} ${framed.names}${framed.rest}`;
    const known = frames.get(key);
    const frame = known ?? (await readFrame(stored, framed, person));
    if (known === undefined) frames.set(key, frame);
    return frame.isWhole ? readWhole(stored, person) : withFigures(frame.search, framed);
  };
}

function withFigures(search: IndexedSearch | null, { steps, bounds }: FramedQuery): IndexedSearch | null {
  if (search === null) return null;
  const { edition, request, areas, facts } = search;
  for (let at = 0; at < steps.length; at += 1) steps[at] = Math.max(steps[at]!, facts.steps[at]!);
  return { edition, areas, request: { lease: request.lease, bounds }, facts: { steps, words: facts.words } };
}

const rights = new WeakMap<VisitingPerson, string>();

/** Equal for people who may search alike. Kept, as a person has many searches. */
function rightsOf(person: VisitingPerson): string {
  const known = rights.get(person);
  if (known !== undefined) return known;
  const { role, emailVerified, hasSocialLogin, isAdmin, accountType, edition } = person;
  const text = `${role} ${emailVerified} ${hasSocialLogin} ${isAdmin} ${accountType} ${edition}`;
  rights.set(person, text);
  return text;
}

async function unlessGone<Prepared>(preparing: Promise<Prepared>): Promise<Prepared | null> {
  try {
    return await preparing;
  } catch (error) {
    if (error instanceof AppError && error.code === 'polygon_not_found') return null;
    throw error;
  }
}
