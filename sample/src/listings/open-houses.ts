import { addDays } from '@hearth/domain/listing/days.ts';
import type { IsoDate, OpenHouse } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { isDwelling } from './kind.ts';

/** Prefix of the keys of sample open houses, which later starts move to the coming weeks. */
export const SAMPLE_OPEN_HOUSE = 'sample-';

const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;

/** One active home for sale in eight is open in the coming two weeks, mostly of a weekend afternoon. */
export function drawOpenHouses(random: Random, draft: Draft, key: string, today: IsoDate): OpenHouse[] {
  const { mlsstatus } = draft.timeline;
  const likely = mlsstatus === 'Active' ? 0.13 : mlsstatus === 'Pending - Taking Backups' ? 0.03 : 0;
  if (draft.lease || !isDwelling(draft.kind) || !random.chance(likely)) return [];
  const first = openDay(
    random,
    today,
    random.weighted([
      [7, 80],
      [14, 14],
      [28, 6],
    ]),
  );
  const days = random.chance(0.25) ? [first, addDays(first, weekday(first) === SATURDAY ? 1 : 7)] : [first];
  return days.map((day, index) => openHouse(random, day, `${SAMPLE_OPEN_HOUSE}${key}-${index + 1}`));
}

/** A day of the week that ends so many days from today, never today: Saturday or Sunday, now and then an evening of the week. */
function openDay(random: Random, today: IsoDate, within: number): IsoDate {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, within - 6 + index));
  return random.weighted(days.map((day) => [day, dayWeight(weekday(day))] as const));
}

function dayWeight(day: number): number {
  if (day === SATURDAY) return 46;
  if (day === SUNDAY) return 38;
  return day === FRIDAY ? 1 : 4;
}

function openHouse(random: Random, openhousedate: IsoDate, openhousekey: string): OpenHouse {
  const evening = ![SATURDAY, SUNDAY].includes(weekday(openhousedate));
  const starts = evening
    ? 17
    : random.weighted([
        [11, 15],
        [12, 20],
        [13, 40],
        [14, 25],
      ]);
  return {
    openhousekey,
    openhousedate,
    openhousestarttime: `${starts}:00`,
    openhouseendtime: `${starts + (evening ? 2 : random.int(2, 3))}:00`,
  };
}

const weekday = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();
