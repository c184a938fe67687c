import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { wasNeverPublic } from '@hearth/domain/listing/never-public.ts';
import type { MlsStatus } from '@hearth/domain/listing/status.ts';
import type { LoggedEvent } from '../listings/listing-events.queries.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import type { ListingTest } from '../search/listing-test.service.ts';
import { editionMoment } from './edition-moment.ts';

/** Kinds of changes that a person may turn off. New homes come with the cadence of a search. */
export interface WantedChanges {
  readonly price: boolean;
  readonly status: boolean;
  readonly photos: boolean;
  readonly openHouses: boolean;
}

/** A net change of a home since the last news of it; prices in dollars. */
export type HomeChange =
  | { readonly kind: 'price'; readonly from: number; readonly to: number }
  | { readonly kind: 'status'; readonly to: MlsStatus }
  | { readonly kind: 'photos'; readonly added: number }
  | { readonly kind: 'open house'; readonly openHouse: OpenHouse };

/** The events of one home in a window, in the order of the log, and its state now; null where it is hidden or gone. */
export interface HomeHistory {
  readonly events: readonly [LoggedEvent, ...LoggedEvent[]];
  readonly current: ListingImage | null;
}

/** The way of a home into a search; null for one that was in it. */
export type Arrival = 'new' | 'back on market' | 'now in the search' | null;

/** News of a home for one search, or why there are none. The mail and the ledger both come from it. */
export type Verdict =
  | { readonly isNews: true; readonly arrival: Arrival; readonly changes: readonly HomeChange[] }
  | {
      readonly isNews: false;
      readonly reason:
        | 'not in the search'
        | 'left the search'
        | 'hidden or gone'
        | 'nothing changed'
        | 'turned off';
    };

/** Decides what one search has to say of a home. @param now of the decision */
export function verdictOf(
  test: Pick<ListingTest, 'finds'>,
  { events, current }: HomeHistory,
  wanted: WantedChanges,
  now: Date,
): Verdict {
  const [first] = events;
  const wasFound = first.before !== null && isFoundAt(test, first.before, first.at);
  const isFound = current !== null && isFoundAt(test, current, now);
  if (!isFound)
    return silent(wasFound || wasEverFound(test, events) ? goneReason(current) : 'not in the search');
  // The private time of a home is no news for people who did not find it then.
  if (!wasFound && first.before !== null && wasNeverPublic(first.before.listing))
    return { isNews: true, arrival: 'new', changes: [] };
  const all = first.before === null ? [] : changesOf(first.before, current, now);
  const changes = all.filter((change) => wants(wanted, change));
  if (!wasFound) return { isNews: true, arrival: arrivalOf(events), changes };
  if (changes.length > 0) return { isNews: true, arrival: null, changes };
  return silent(all.length > 0 ? 'turned off' : 'nothing changed');
}

const silent = (reason: Extract<Verdict, { isNews: false }>['reason']): Verdict => ({
  isNews: false,
  reason,
});

const goneReason = (current: ListingImage | null) =>
  current?.listing.internetentirelistingdisplayyn
    ? ('left the search' as const)
    : ('hidden or gone' as const);

const isFoundAt = (test: Pick<ListingTest, 'finds'>, image: ListingImage, at: Date): boolean =>
  test.finds(image, editionMoment(at, image.listing.edition));

const wasEverFound = (test: Pick<ListingTest, 'finds'>, events: readonly LoggedEvent[]): boolean =>
  events.some(({ after, at }) => after !== null && isFoundAt(test, after, at));

function arrivalOf(events: readonly LoggedEvent[]): Arrival {
  const has = (kind: 'new' | 'back on market') => events.some(({ kinds }) => kinds.includes(kind));
  if (has('new')) return 'new';
  return has('back on market') ? 'back on market' : 'now in the search';
}

interface NetChanges {
  readonly current: ListingImage;
  readonly today: string;
  readonly changes: readonly HomeChange[];
}

/** By the state before: many searches and people ask for the same home. */
const known = new WeakMap<ListingImage, NetChanges>();

/** The net changes between two states: a price that went and came back is none. */
function changesOf(before: ListingImage, current: ListingImage, now: Date): readonly HomeChange[] {
  const { today } = editionMoment(now, current.listing.edition);
  const kept = known.get(before);
  if (kept?.current === current && kept.today === today) return kept.changes;
  const changes = compared(before, current, today);
  known.set(before, { current, today, changes });
  return changes;
}

function compared(before: ListingImage, current: ListingImage, today: string): readonly HomeChange[] {
  const [old, { listing }] = [before.listing, current];
  const photos = new Set(before.photos);
  const added = current.photos.filter((photo) => !photos.has(photo)).length;
  return [
    ...(old.listprice === listing.listprice
      ? []
      : [{ kind: 'price', from: old.listprice, to: listing.listprice } as const]),
    ...(old.mlsstatus === listing.mlsstatus ? [] : [{ kind: 'status', to: listing.mlsstatus } as const]),
    ...(added === 0 ? [] : [{ kind: 'photos', added } as const]),
    ...newOpenHouses(before, current, today).map((openHouse) => ({ kind: 'open house', openHouse }) as const),
  ];
}

/** Open houses from a day on that were not known before. */
function newOpenHouses(before: ListingImage, { listing }: ListingImage, today: string): readonly OpenHouse[] {
  const times = new Set(before.listing.openhouse.map(timesOf));
  return listing.openhouse.filter((each) => each.openhousedate >= today && !times.has(timesOf(each)));
}

const timesOf = ({ openhousedate, openhousestarttime }: OpenHouse): string =>
  `${openhousedate} ${openhousestarttime ?? ''}`;

const wants = (wanted: WantedChanges, { kind }: HomeChange): boolean =>
  wanted[kind === 'open house' ? 'openHouses' : kind];
