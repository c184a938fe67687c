import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { type RecordReader, recordReader, subRecords, type ValuesOf } from './mapping-table.ts';
import { openHouseFields } from './open-house-fields.ts';
import { isForPublic } from './public-words.ts';
import type { ReadingContext } from './values/value-reader.ts';

/**
 * The open houses of RESO's expanded `OpenHouse`, on the clock of the time zone. Those that the source does not open to the
 * public, and those without a day, are left out; a time that is not known is null.
 */
export function readOpenHouses({ raw, dropped }: RecordReader, context: ReadingContext): OpenHouse[] {
  const openHouses = subRecords(raw('OpenHouse') ?? raw('OpenHouses')).flatMap((record) => {
    const read = recordReader(record, context, { path: 'OpenHouse.', dropped });
    const values = read.read(openHouseFields);
    const { OpenHouseDate: openhousedate, OpenHouseStatus, OpenHouseType, MlgCanView } = values;
    const isPublic = MlgCanView && isForPublic(read, { OpenHouseStatus, OpenHouseType });
    if (openhousedate === null || !isPublic) return [];
    const times = timesOf(read, values);
    const openhousekey =
      values.OpenHouseKey ?? [openhousedate, times.openhousestarttime ?? []].flat().join(' ');
    return [{ openhousekey, openhousedate, ...times }];
  });
  const distinct = new Map(openHouses.map((openHouse) => [momentsOf(openHouse), openHouse]));
  return [...distinct.values()];
}

const momentsOf = ({ openhousedate, openhousestarttime, openhouseendtime }: OpenHouse): string =>
  `${openhousedate} ${openhousestarttime} ${openhouseendtime}`;

const MIDNIGHT = '00:00';
/** One that goes on past midnight is no longer than this. */
const MOST_HOURS_OF_A_NIGHT = 6;

type Times = Pick<OpenHouse, 'openhousestarttime' | 'openhouseendtime'>;

/** Midnight to midnight is how feeds write that they know no times; an end far before the start is none. */
function timesOf(
  read: RecordReader,
  { OpenHouseStartTime: start, OpenHouseEndTime: end }: ValuesOf<typeof openHouseFields>,
): Times {
  if (start === null || (start === MIDNIGHT && (end === MIDNIGHT || end === null))) {
    if (start !== null) read.drop('OpenHouseStartTime');
    if (end !== null) read.drop('OpenHouseEndTime');
    return { openhousestarttime: null, openhouseendtime: null };
  }
  if (end === null || isEnd(start, end)) return { openhousestarttime: start, openhouseendtime: end };
  read.drop('OpenHouseEndTime');
  return { openhousestarttime: start, openhouseendtime: null };
}

const isEnd = (start: string, end: string): boolean =>
  end > start || (end < start && hoursOf(end) + 24 - hoursOf(start) <= MOST_HOURS_OF_A_NIGHT);

const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
