import { clockText } from './date-text.ts';
import { addDays } from './days.ts';
import type { OpenHouse } from './listing.ts';

/** Local date and time of the edition. */
export interface LocalMoment {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** 'HH:MM', 24 hours. */
  readonly time: string;
}

/** The open houses that have not ended, the next one first. */
export const comingOpenHouses = (openHouses: readonly OpenHouse[], now: LocalMoment): readonly OpenHouse[] =>
  openHouses
    .filter((openHouse) => endOf(openHouse) > `${now.today} ${now.time}`)
    .toSorted((a, b) => compareText(startOf(a), startOf(b)));

/** The earliest open house that has not ended; undefined where there is none. */
export const nextOpenHouse = (openHouses: readonly OpenHouse[], now: LocalMoment): OpenHouse | undefined =>
  comingOpenHouses(openHouses, now)[0];

/** 'YYYY-MM-DD HH:MM', the order of open houses; one without a time comes first on its day. */
export const startOf = ({ openhousedate, openhousestarttime }: OpenHouse): string =>
  `${openhousedate} ${openhousestarttime ?? '00:00'}`;

/** 'YYYY-MM-DD HH:MM', the end of the day where the source states none. */
const endOf = (openHouse: OpenHouse): string => {
  const end = openHouse.openhouseendtime ?? '24:00';
  return `${endsNextDay(openHouse) ? addDays(openHouse.openhousedate, 1) : openHouse.openhousedate} ${end}`;
};

/** True for one that goes on past midnight. */
export const endsNextDay = ({ openhousestarttime: start, openhouseendtime: end }: OpenHouse): boolean =>
  start !== null && end !== null && end <= start;

/** '1:00 PM - 3:00 PM', '1:00 PM' without an end, null where no time is known. */
export function openingHours({ openhousestarttime, openhouseendtime }: OpenHouse): string | null {
  if (openhousestarttime === null) return null;
  const start = clockText(openhousestarttime);
  return openhouseendtime === null ? start : `${start} - ${clockText(openhouseendtime)}`;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
