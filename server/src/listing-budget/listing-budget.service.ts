import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment, wallClock } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import type { RouteHandler } from '../http/route.ts';
import { visitIfDecided } from '../http/visit.ts';
import { createDayCounter } from './day-counter.ts';
import { addListingCounts, deleteListingCounts, readListingCount } from './listing-counts.queries.ts';
import type { Reader } from './reader.ts';
import { createSeenListings, type SentListings } from './seen-listings.ts';

/**
 * Limits how many listings one address, and all pages of one embed key, are sent in a day: the data is not to be harvested. For
 * an address, listings that it was sent before do not count, and it gets them again when its budget is spent.
 */
export interface ListingBudget {
  /**
   * A handler whose listings count. It refuses listings to a reader whose budget is spent.
   * @throws AppError listing_budget_spent, with `retry-after` in the answer
   */
  counted<E extends Endpoint>(
    handler: RouteHandler<E>,
    listingsIn: (answer: ResponseOf<E>) => SentListings,
  ): RouteHandler<E>;
  /** Counts the listings of a page, which has no visit: its readers are guests. */
  readonly countPage: CountPage;
  /** Runs a request of the server to itself for a page, which counts nothing: returns which listings it has. */
  readonly forPage: <Result>(
    ask: () => Promise<Result>,
  ) => Promise<readonly [Result, listings: readonly string[]]>;
  /** Returns whether the pages of an embed key were sent all listings that they get today. */
  readonly isKeySpent: (key: string) => Promise<boolean>;
  /** Counts listings of such answers once they are in the page. */
  readonly countInPage: CountInPage;
}

export type CountInPage = (page: FastifyRequest, listings: readonly string[]) => void;

/** @throws AppError listing_budget_spent, with `retry-after` in the answer */
export type CountPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  listings: readonly string[],
) => Promise<void>;

interface ListingBudgetOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'productName' | 'listingsPerDay' | 'embedListingsPerDay'>;
  readonly clock: () => Date;
}

const FLUSH_MS = 5000;
const DAY_SECONDS = 86_400;

/** The last day of an address's count is needed for its own day alone; an edition's day begins up to a day after UTC's. */
const ADDRESS_DAYS = 2;
const KEY_DAYS = 400;

/**
 * Created once. Signed-in agents have no budget: searching is their work.
 * @param onSent gets every count; the key is '' without an embed key
 */
export function createListingBudget(
  app: FastifyInstance,
  { db, config, clock }: ListingBudgetOptions,
  onSent: (key: string, listings: number) => void,
): ListingBudget {
  const { timeZone } = editionOf(config.productName);
  const limits = { address: config.listingsPerDay, key: config.embedListingsPerDay };
  const counter = createDayCounter({
    read: (reader, day) => readListingCount(db.kysely, reader, day),
    add: (counts) => addListingCounts(db.kysely, counts),
  });
  const today = (): string => localMoment(clock(), timeZone).today;
  const seen = createSeenListings();
  const sent = new WeakMap<FastifyRequest, { readonly listings: string[]; readonly pins: string[] }>();
  const forPages = new AsyncLocalStorage<string[]>();
  const countSent = (request: FastifyRequest, { listings = [], pins = [] }: SentListings): void => {
    const counted = sent.get(request) ?? { listings: [], pins: [] };
    counted.listings.push(...listings);
    counted.pins.push(...pins);
    sent.set(request, counted);
  };
  const count = (request: FastifyRequest, answer: SentListings): void => {
    const requested = forPages.getStore();
    if (requested) requested.push(...(answer.listings ?? []));
    else countSent(request, answer);
  };

  async function isSpent(reader: Reader, day: string): Promise<boolean> {
    const most = limits[reader.kind];
    return most > 0 && (await counter.count(reader, day)) >= most;
  }

  function refuse(reply: FastifyReply): never {
    reply.header('retry-after', secondsToMidnight(clock(), timeZone));
    throw new AppError('listing_budget_spent');
  }

  /** A key stands for many visitors, so a spent one gets nothing, and its request need not be handled. */
  async function admitKey(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const day = today();
    for (const reader of readersOf(request))
      if (reader.kind === 'key' && (await isSpent(reader, day))) refuse(reply);
  }

  /** A spent address gets what it was sent before on the same day. */
  async function admitAddress(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: SentListings,
  ): Promise<void> {
    const day = today();
    for (const reader of readersOf(request)) {
      if (reader.kind !== 'address' || !(await isSpent(reader, day))) continue;
      if (!seen.hasAll(idOf(reader, day), answer)) refuse(reply);
    }
  }

  // After the hook of entity tags, which turns a 200 into a 304.
  app.addHook('onSend', async (request, reply) => {
    // An answer that the browser has already (304) sends no listing, nor does one without a body.
    const isSent = reply.statusCode === 200 && request.method !== 'HEAD';
    const answer = isSent ? sent.get(request) : undefined;
    if (answer === undefined) return;
    const length = new Set(answer.listings).size;
    if (length > 0) onSent(request.embed?.key ?? '', length);
    const day = today();
    for (const reader of readersOf(request)) {
      // A key stands for many visitors, so repeats tell nothing.
      const isAddress = reader.kind === 'address';
      counter.add(reader, day, isAddress ? seen.countNew(idOf(reader, day), answer) : length);
    }
  });
  flushRegularly(app, counter.flush);

  return {
    counted: (handler, listingsIn) => async (input, request, reply) => {
      await admitKey(request, reply);
      const answer = await handler(input, request, reply);
      const listings = listingsIn(answer);
      await admitAddress(request, reply, listings);
      count(request, listings);
      return answer;
    },
    async countPage(request, reply, listings) {
      await admitKey(request, reply);
      await admitAddress(request, reply, { listings });
      count(request, { listings });
    },
    async forPage(ask) {
      const requested: string[] = [];
      return [await forPages.run(requested, ask), requested];
    },
    isKeySpent: (name) => isSpent({ kind: 'key', name }, today()),
    countInPage: (request, listings) => countSent(request, { listings }),
  };
}

const idOf = ({ name }: Reader, day: string): string => `${day} ${name}`;

function readersOf(request: FastifyRequest): readonly Reader[] {
  const { ip, embed } = request;
  const visit = visitIfDecided(request);
  if (visit !== undefined && may(visit.viewer, 'read without a daily limit')) return [];
  const address: Reader = { kind: 'address', name: networkOf(ip) };
  return embed === null ? [address] : [address, { kind: 'key', name: embed.key }];
}

function flushRegularly(app: FastifyInstance, flush: () => Promise<void>): void {
  const flushOrWarn = () => flush().catch((error: unknown) => app.log.warn({ err: error }, 'listing counts'));
  const timer = setInterval(flushOrWarn, FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flushOrWarn();
  });
}

/** On the wall clock of the time zone; off by an hour on the two days a year when clocks change. */
function secondsToMidnight(now: Date, timeZone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = wallClock(now, timeZone).slice(11).split(':').map(Number);
  return DAY_SECONDS - (hours * 3600 + minutes * 60 + seconds);
}

/** Deletes counts that no budget needs any more. */
export async function dropOldListingCounts(db: Db, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await deleteListingCounts(db, { address: addDays(day, -ADDRESS_DAYS), key: addDays(day, -KEY_DAYS) });
}
