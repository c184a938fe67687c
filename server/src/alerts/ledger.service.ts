import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getNewsOfHome, NewsEntry, NewsOutcome } from '@hearth/domain/contract/saved-search-news.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { dismissedKeys } from '../collections/dismissals.service.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import { homeEvents } from '../listings/listing-log.service.ts';
import { type Recipient, readRecipient } from './alerts.queries.ts';
import {
  type DigestSource,
  isReached,
  prepareSearches,
  shownImages,
  wantedOf,
} from './digest-content.service.ts';
import { newsOf } from './digest-news.ts';
import { type AnySource, allSourcesOf } from './digest-sources.queries.ts';
import { digestsSince, type ReadDigest } from './digests.queries.ts';
import { hitsAmong, type LookingSearch } from './search-hits.ts';

interface Dependencies extends DigestSource {
  readonly listings: Pick<ListingService, 'shownListing'>;
}

const LEDGER_DAYS = 31;

/**
 * Why each change of a home was or was not sent to a person, the last one first. It asks the rules that send, of the stored events, the
 * searches as their digests considered them, and the state of the home when these were closed.
 * @throws AppError not_found for a home that the person may not see and that none of the searches found
 */
export async function newsOfHome(
  source: Dependencies,
  id: string,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getNewsOfHome>> {
  const db = source.db.kysely;
  const { owner, now } = visit;
  const recipient = await readRecipient(db, owner.ownerId);
  if (recipient === undefined) throw new AppError('sign_in_required');
  const since = new Date(now.getTime() - LEDGER_DAYS * DAY_MS);
  const events = await homeEvents(db, owner.edition, id, since);
  const searches = await allSourcesOf(db, recipient.personId, owner.edition);
  const digests = await digestsSince(db, recipient.personId, owner.edition, since);
  const judge = createJudge(source, { recipient, events, digests, visit });
  const entries: NewsEntry[] = [];
  for (const event of events) for (const search of searches) entries.push(...(await judge(event, search)));
  if (entries.length === 0 && (await source.listings.shownListing(id, visit)) === undefined)
    throw new AppError('not_found');
  const judged = new Set(entries.map(({ at }) => at));
  const others = events
    .filter(({ at }) => !judged.has(at.toISOString()))
    .map((event) => entryOf(event, null, 'not in the search', null));
  return { entries: [...entries, ...others].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)) };
}

const entryOf = (
  { at, kinds }: LoggedEvent,
  search: Pick<AnySource, 'id' | 'name'> | null,
  outcome: NewsOutcome,
  mailAt: Date | null,
): NewsEntry => ({
  ...{ at: at.toISOString(), kinds: [...kinds], outcome, mailAt: mailAt?.toISOString() ?? null },
  search: search && {
    id: String(Math.abs(search.id)),
    name: search.name,
    kind: search.id < 0 ? 'collection' : 'saved-search',
  },
});

interface Case {
  readonly recipient: Recipient;
  /** Of the home. */
  readonly events: readonly LoggedEvent[];
  readonly digests: readonly ReadDigest[];
  readonly visit: OwnedVisit;
}

/** Judges one event for one search or collection; nothing where it does not concern the search. */
function createJudge(source: Dependencies, { recipient, events, digests, visit }: Case) {
  const prepared = new Map<string, Promise<LookingSearch[]>>();
  const lookingFor = async (search: AnySource, query: string | null): Promise<LookingSearch | undefined> => {
    const key = `${search.id} ${query}`;
    const stored = { ...search, query, seenPlace: 0 };
    const looking = prepared.get(key) ?? prepareSearches(source, [stored], recipient);
    prepared.set(key, looking);
    return (await looking)[0];
  };

  return async (event: LoggedEvent, search: AnySource): Promise<NewsEntry[]> => {
    const digest = digests.find(({ cadence, openedPlace, closedPlace, searches }) => {
      const isOf =
        searches === null ? cadence === search.cadence : searches.some(({ id }) => id === search.id);
      return isOf && openedPlace <= event.place && event.place <= (closedPlace ?? Number.MAX_SAFE_INTEGER);
    });
    const considered = digest?.searches?.find(({ id }) => id === search.id) ?? search;
    const looking = await lookingFor(search, considered.query ?? search.query);
    if (looking === undefined) return [];
    const { test } = looking;
    if (!hitsAmong([looking], [event]).has(looking)) return [];
    const at = digest?.closedAt ?? digest?.dueAt ?? null;
    const say = (outcome: NewsOutcome, mailAt: Date | null = null) => [
      entryOf(event, considered, outcome, mailAt),
    ];
    if (digest?.events.includes(event.id)) return say('sent', at);
    if (search.cadence === 'never' && digest === undefined) return say('never');
    if (digest === undefined && search.seenPlace >= event.place) return say('saved later');
    if (!isReached(recipient)) return say('no emails');
    const upTo = digest?.closedPlace ?? Number.MAX_SAFE_INTEGER;
    const ofDigest = events.filter(
      ({ place }) => place >= (digest?.openedPlace ?? event.place) && place <= upTo,
    );
    const verdict = newsOf(
      { id: search.id, test, hits: hitsAmong([looking], ofDigest).get(looking) ?? new Map() },
      event.listingkey,
      {
        wanted: wantedOf(recipient),
        brought: broughtBefore(digests, digest),
        dismissed: new Set(await dismissedKeys(source.db.kysely, visit.owner)),
        present: await stateAt(event.listingkey, upTo),
        now: digest?.closedAt ?? visit.now,
      },
    );
    if (!verdict.isNews) return say(verdict.reason);
    return digest?.closedAt ? say('no emails', at) : say('due', at);
  };

  /** The home as the last event up to a place left it; as it is now where none came later. */
  async function stateAt(listingkey: string, place: number) {
    const ofHome = events.filter((event) => event.listingkey === listingkey);
    const next = ofHome.find((event) => event.place > place);
    if (next === undefined) return shownImages(source, [listingkey]);
    return new Map(next.before === null ? [] : [[listingkey, next.before]]);
  }
}

/** Events that mails had brought before a digest was closed. */
const broughtBefore = (digests: readonly ReadDigest[], digest: ReadDigest | undefined): ReadonlySet<number> =>
  new Set(
    digests
      .filter((each) => each !== digest && each.closedAt !== null)
      .filter((each) => !digest?.closedAt || each.closedAt! <= digest.closedAt)
      .flatMap(({ events }) => events),
  );
