import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { MlsStatus } from '@hearth/domain/listing/status.ts';
import type { SampleLocation } from '../geography/locate.ts';
import { homeSampler } from '../geography/locate.ts';
import { createRandom, type Random } from '../random.ts';
import { type Kind, kindOf, pickKind } from './kind.ts';
import { drawTimeline, type Moment, type Timeline } from './timeline.ts';
import { kilometersFromCity } from './zip-prices.ts';

/** The first decisions about a sample listing, made for all of them together. */
export interface Draft {
  /** 1, 2, 3 ... in the edition. */
  readonly serial: number;
  /** The serial of the draft that the home was drawn for: its own, or for the earlier listing of a home that of the later one. */
  readonly home: number;
  readonly edition: EditionId;
  readonly source: ListingSource;
  /** 1, 2, 3 ... among the edition's listings of the same source. */
  readonly number: number;
  readonly lease: boolean;
  readonly kind: Kind;
  readonly location: SampleLocation;
  readonly kilometersFromCity: number;
  readonly timeline: Timeline;
}

/** The edition, the number and the date of samples; `count` is the number of open listings, as many closed ones follow. */
export interface SampleOrder {
  readonly edition: EditionId;
  readonly count: number;
  readonly seed: number | string;
  /** 'YYYY-MM-DD' in the edition's time zone. */
  readonly today: string;
  readonly now: Date;
}

/** Examples refer to the first listings: active homes for sale without hidden parts. */
export const showpieces = ['Single Family Residence', 'Condominium', 'Townhouse'] as const;
export const isShowpiece = ({ serial }: Pick<Draft, 'serial'>): boolean => serial <= showpieces.length;

const LEASE_SHARE = 0.18;
const EXCLUSIVE_SHARE = 0.02;

/** The drafts of an edition in their order, open ones first. */
export function* drafts(order: SampleOrder): Generator<Draft> {
  const random = createRandom(`${order.seed} drafts ${order.edition}`);
  const nextPlace = homeSampler(order.edition, createRandom(`${order.seed} places ${order.edition}`));
  const moment: Moment = { ...order, timeZone: editions[order.edition].timeZone };
  const numbers: Record<ListingSource, number> = { AUS: 0, SA: 0, EX: 0 };
  for (let serial = 1; serial <= order.count * 2; serial++) {
    const isOpen = serial <= order.count;
    const base = isShowpiece({ serial })
      ? showpiece(random, order.edition, serial, nextPlace)
      : ordinary(random, order.edition, isOpen, nextPlace);
    const { mlsstatus, ...draft } = base;
    numbers[draft.source]++;
    yield {
      ...draft,
      serial,
      home: serial,
      edition: order.edition,
      number: numbers[draft.source],
      timeline: drawTimeline(random, mlsstatus, draft.lease, moment),
    };
  }
}

type Start = Pick<Draft, 'source' | 'lease' | 'kind' | 'location' | 'kilometersFromCity'> & {
  readonly mlsstatus: MlsStatus;
};

function showpiece(
  random: Random,
  edition: EditionId,
  serial: number,
  nextPlace: () => SampleLocation,
): Start {
  const { city, mlsSource } = editions[edition];
  let location = nextPlace();
  let kilometers = kilometersFromCity(edition, location);
  while (location.city !== city || location.subdivisionname === null || kilometers > 14) {
    location = nextPlace();
    kilometers = kilometersFromCity(edition, location);
  }
  return {
    source: mlsSource,
    lease: false,
    kind: kindOf(random, showpieces[serial - 1] ?? showpieces[0], false, kilometers),
    location,
    kilometersFromCity: kilometers,
    mlsstatus: 'Active',
  };
}

function ordinary(random: Random, edition: EditionId, open: boolean, nextPlace: () => SampleLocation): Start {
  const location = nextPlace();
  const kilometers = kilometersFromCity(edition, location);
  const lease = random.chance(LEASE_SHARE);
  const exclusive = random.chance(open ? EXCLUSIVE_SHARE : EXCLUSIVE_SHARE / 2);
  return {
    source: exclusive ? 'EX' : editions[edition].mlsSource,
    lease,
    kind: pickKind(random, lease, location, kilometers),
    location,
    kilometersFromCity: kilometers,
    mlsstatus: open ? openStatus(random, exclusive, lease) : closedStatus(random, lease),
  };
}

/** Only exclusive listings for sale can be private. */
function openStatus(random: Random, exclusive: boolean, lease: boolean): MlsStatus {
  if (exclusive && !lease && random.chance(0.55)) return 'Private';
  return random.weighted<MlsStatus>([
    ['Active', 76],
    ['Pending', 15],
    ['Pending - Taking Backups', 9],
  ]);
}

const closedStatus = (random: Random, lease: boolean): MlsStatus =>
  random.weighted<MlsStatus>([
    [lease ? 'Leased' : 'Sold', 94],
    ['Withdrawn', 3.5],
    ['Expired', 2.5],
  ]);
