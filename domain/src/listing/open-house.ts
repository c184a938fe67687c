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

const startOf = (openHouse: OpenHouse): string =>
  `${openHouse.openhousedate} ${openHouse.openhousestarttime}`;
const endOf = (openHouse: OpenHouse): string => `${openHouse.openhousedate} ${openHouse.openhouseendtime}`;
const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
