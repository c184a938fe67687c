import { startOfLocalDay } from '@hearth/domain/edition/start-of-local-day.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { IsoDate, IsoTimestamp } from '@hearth/domain/listing/listing.ts';
import { isOpen, type MlsStatus } from '@hearth/domain/listing/status.ts';
import type { Random } from '../random.ts';
import {
  daysActiveQuantiles,
  daysOnMarketQuantiles,
  daysToContractQuantiles,
  soldInMonth,
  timesPriced,
} from './market-facts.ts';
import { valueAt } from './quantiles.ts';

/** The current moment of the samples. */
export interface Moment {
  /** 'YYYY-MM-DD' in the edition's time zone. */
  readonly today: IsoDate;
  readonly now: Date;
  readonly timeZone: string;
}

/** One change of the price, as a factor on the price before it. */
export interface PriceStep {
  readonly at: IsoTimestamp;
  readonly factor: number;
}

/** The events of a listing, without prices. */
export interface Timeline {
  readonly mlsstatus: MlsStatus;
  /** null for private listings, which were never on the market. */
  readonly onmarketdate: IsoDate | null;
  readonly listedAt: IsoTimestamp;
  readonly closedate: IsoDate | null;
  readonly backonmarketdate: IsoDate | null;
  readonly statuschangetimestamp: IsoTimestamp | null;
  readonly majorchangetimestamp: IsoTimestamp;
  /** Oldest first. */
  readonly priceSteps: readonly PriceStep[];
}

const TWO_YEARS = 725;

export function drawTimeline(random: Random, mlsstatus: MlsStatus, lease: boolean, moment: Moment): Timeline {
  const days = daysFor(random, mlsstatus, lease, moment.today);
  const at = (day: IsoDate) => momentOfDay(random, day, moment);
  const listed = addDays(moment.today, -days.sinceListed);
  const listedAt = at(listed);
  const back = mlsstatus === 'Active' && days.sinceListed > 20 && random.chance(0.07);
  const backonmarketdate = back
    ? addDays(moment.today, -random.int(0, Math.min(40, days.sinceListed - 12)))
    : null;
  const priceSteps = drawPriceSteps(random, days, (ago) => at(addDays(moment.today, -ago)));
  const changed = days.sinceStatus === null ? backonmarketdate : addDays(moment.today, -days.sinceStatus);
  const statuschangetimestamp = changed === null ? null : at(changed);
  return {
    mlsstatus,
    onmarketdate: mlsstatus === 'Private' ? null : listed,
    listedAt,
    closedate:
      isSold(mlsstatus) && days.sinceStatus !== null ? addDays(moment.today, -days.sinceStatus) : null,
    backonmarketdate,
    statuschangetimestamp: mlsstatus === 'Private' ? listedAt : statuschangetimestamp,
    majorchangetimestamp: newest([listedAt, statuschangetimestamp, priceSteps.at(-1)?.at ?? null]),
    priceSteps,
  };
}

const isSold = (status: MlsStatus): boolean => status === 'Sold' || status === 'Leased';

interface Days {
  readonly sinceListed: number;
  /** null where the status never changed. */
  readonly sinceStatus: number | null;
  /** The start of the period in which the price may change. */
  readonly sinceOffered: number;
}

function daysFor(random: Random, status: MlsStatus, lease: boolean, today: IsoDate): Days {
  const share = random.next();
  const onMarket = Math.round(valueAt(daysOnMarketQuantiles, share));
  if (status === 'Active' || status === 'Private')
    return {
      sinceListed: Math.round(valueAt(daysActiveQuantiles, share)),
      sinceStatus: null,
      sinceOffered: 0,
    };
  if (isOpen(status)) {
    const pending = random.int(1, 35);
    const offered = Math.round(valueAt(daysToContractQuantiles, share));
    return { sinceListed: pending + offered, sinceStatus: pending, sinceOffered: pending };
  }
  if (isSold(status)) {
    const closed = daysSinceSale(random, today);
    const contract = lease ? random.int(4, 16) : random.int(18, 50);
    return {
      sinceListed: closed + contract + Math.max(1, onMarket),
      sinceStatus: closed,
      sinceOffered: closed + contract,
    };
  }
  const ended = random.int(2, 500);
  return { sinceListed: ended + Math.max(30, onMarket), sinceStatus: ended, sinceOffered: ended };
}

/** Within two years, more often in months with more sales. */
function daysSinceSale(random: Random, today: IsoDate): number {
  const busiest = Math.max(...soldInMonth);
  for (;;) {
    const days = random.int(1, TWO_YEARS);
    const month = Number(addDays(today, -days).slice(5, 7));
    if (random.chance((soldInMonth[month - 1] ?? 0) / busiest)) return days;
  }
}

/** At most one change a fortnight, the first after a week, the last before the contract. */
function drawPriceSteps(
  random: Random,
  { sinceListed, sinceOffered }: Days,
  at: (daysAgo: number) => IsoTimestamp,
): PriceStep[] {
  const window = sinceListed - sinceOffered - 8;
  const wanted = random.weighted(timesPriced) - 1;
  const count = Math.min(wanted, Math.floor(window / 14) + (window > 0 ? 1 : 0));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const share = (index + random.between(0.1, 0.9)) / count;
    const daysAgo = Math.round(sinceListed - 7 - share * window);
    return { at: at(Math.max(sinceOffered, daysAgo)), factor: priceFactor(random) };
  });
}

const priceFactor = (random: Random): number =>
  random.chance(0.12) ? 1 + random.between(0.01, 0.03) : 1 - random.between(0.01, 0.055);

/** A time of a working day, never in the future. */
function momentOfDay(random: Random, day: IsoDate, { now, timeZone }: Moment): IsoTimestamp {
  const opens = Date.parse(startOfLocalDay(day, timeZone));
  const wanted = opens + random.int(8 * 60, 19 * 60) * 60_000;
  return new Date(Math.min(wanted, Math.max(opens, now.getTime() - 600_000))).toISOString();
}

const newest = (stamps: readonly (IsoTimestamp | null)[]): IsoTimestamp =>
  stamps.reduce<string>((latest, stamp) => (stamp !== null && stamp > latest ? stamp : latest), '');
