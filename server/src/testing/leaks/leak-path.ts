import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import type { DisplayContext } from '@hearth/domain/listing/gate.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { InjectOptions } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { CachingServices } from '../../services.ts';
import { everyFilterOpen } from '../a-search.ts';
import type { TestApp } from '../test-app.ts';
import { testServices } from '../test-services.ts';
import { type Suspect, suspects } from './leak-world.ts';

/** A service or endpoint that returns listings or data made of them. */
export interface LeakPath {
  readonly name: string;
  /** Of the API, as its document names it: 'GET /api/site'; null for pages. */
  readonly endpoint: string | null;
  /** Display context in the terms of the gate. */
  readonly reachedBy: DisplayContext['reachedBy'];
  /**
   * The way it finds a listing. A hidden address must not be found by its position, and by its words only by its own agent.
   * 'nothing' names no listing.
   */
  readonly by: 'name' | 'position' | 'address' | 'nothing';
  /** Viewer whose permission decides: the person who asks, or the public's for all, since others read the answer. */
  readonly audience: 'viewer' | 'public';
  /** It refuses everybody else, and is the only one with showing details. */
  readonly agentsAlone?: boolean;
  /** It answers people with an account alone, only what a body asks for, or only what an owner stored. */
  readonly needsAccount?: true;
  /** It asks for fixed statuses, and Private is none of them. */
  readonly ofPublicStatuses?: true;
  /** Its request is the same for every suspect, and so is its answer. */
  readonly namesNone?: boolean;
  /** It counts the homes of all agents, also for the page of one agent's, and names none. */
  readonly countsAllAgents?: true;
  /** The portal's own pages, which no other page can read, know no keys. */
  readonly knowsNoKeys?: true;
  /** Requests the suspect as a person would who knows all about it. */
  readonly ask: LeakRequest;
  /** The same as one HTTP request; undefined where it is none. */
  readonly request?: (suspect: Suspect) => InjectOptions;
}

/** The viewer, and the page of the request. */
export interface LeakVisitor {
  readonly viewer: Viewer;
  /** On a page that shows another agent's listings alone. */
  readonly fenced: boolean;
}

/** The response: the answer as text, how many listings it counts, null where it counts none, and the status over HTTP. */
export interface LeakAnswer {
  readonly text: string;
  readonly count: number | null;
  readonly status?: number;
}

export type LeakRequest = (server: TestApp, suspect: Suspect, visitor: LeakVisitor) => Promise<LeakAnswer>;

/** The agent of the pages that show one agent's listings alone; of no suspect. */
export const fencedAgent = 'ben.cole';
/** The key of those pages. */
export const fencedKey = 'hk_00000000000000000000';
export const fencedOrigin = 'https://partner.test';

/** Of an area that contains one suspect alone: a drawn area, its school district, or a section that no listing names. */
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

export const leakAnswer = (answer: unknown, count: number | null = null): LeakAnswer => ({
  text: JSON.stringify(answer),
  count,
});

/** A search for exactly its price. */
export const atItsPrice = ({ listing }: Suspect) => ({
  filters: { ...everyFilterOpen, minPrice: listing.listprice, maxPrice: listing.listprice },
});

/** Listings that suggestions promise under a name of the suspect's; others are spelled much like it. */
export const promised = (hits: readonly Suggestion[], { word, listing }: Suspect): number =>
  hits
    .filter(({ name }) => name.includes(word) || name === listing.postalcode)
    .reduce((sum, { count }) => sum + (count ?? 0), 0);

const services = new WeakMap<Db, CachingServices>();

/** The services of a database, which all paths ask, as those of a server. */
export function servicesOf(db: Db): CachingServices {
  const made = services.get(db) ?? testServices(db);
  services.set(db, made);
  return made;
}

/** Something that is asked over HTTP. */
export interface HttpPath extends Omit<LeakPath, 'ask' | 'request'> {
  readonly url: (suspect: Suspect) => string;
  /** The body of a POST. */
  readonly payload?: (suspect: Suspect) => object;
  readonly countOf?: (answer: unknown, suspect: Suspect) => number | null;
}

export const overHttp = ({ url, payload, countOf, ...path }: HttpPath): LeakPath => ({
  ...path,
  request: (suspect) => ({
    method: payload ? 'POST' : 'GET',
    url: url(suspect),
    ...(payload && { payload: payload(suspect) }),
  }),
  namesNone: !payload && !countOf && new Set(suspects.map(url)).size === 1,
  async ask(server, suspect, { viewer, fenced }) {
    const requested = url(suspect);
    const { body, statusCode } = await server.as(viewer).inject({
      method: payload ? 'POST' : 'GET',
      url: fenced ? withKey(requested) : requested,
      headers: fenced ? { origin: fencedOrigin } : {},
      ...(payload && { payload: payload(suspect) }),
    });
    return {
      text: withoutEcho(body, requested),
      count: countOf && statusCode === 200 ? countOf(JSON.parse(body), suspect) : null,
      status: statusCode,
    };
  },
});

export const queryText = (pairs: readonly [string, string][]): string =>
  new URLSearchParams(pairs).toString();

/** Request of a page of another agent's listings. Pages name the key in their own address. */
function withKey(requested: string): string {
  if (requested.startsWith('/oembed')) return `${requested}${encodeURIComponent(`?key=${fencedKey}`)}`;
  const parameter = requested.startsWith('/w/') || requested.startsWith('/embed/frame/') ? 'key' : 'embedKey';
  return `${requested}${requested.includes('?') ? '&' : '?'}${parameter}=${fencedKey}`;
}

/** Removes echoes of the request: pages contain their own address, widgets on them their attributes, searches unknown places. */
function withoutEcho(text: string, requested: string): string {
  const listing = /listing-id=([\w-]+)/.exec(requested)?.[1];
  const places = new URLSearchParams(requested.split('?')[1]).getAll('address');
  const unknown = `"unknownPlaces":${JSON.stringify(places)}`;
  const said = [requested, encodeURIComponent(requested), unknown, ...(listing ? [listing] : [])];
  return said.reduce((left, words) => left.replaceAll(words, ''), text);
}
