import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { type RecordReader, recordReader, subRecords } from './mapping-table.ts';
import { openHouseFields } from './open-house-fields.ts';
import type { ReadingContext } from './values/value-reader.ts';

/** The open houses of RESO's expanded `OpenHouse`, on the clock of the time zone; those without date and times are left out. */
export function readOpenHouses({ raw, dropped }: RecordReader, context: ReadingContext): OpenHouse[] {
  return subRecords(raw('OpenHouse') ?? raw('OpenHouses')).flatMap((record) => {
    const read = recordReader(record, context, { path: 'OpenHouse.', dropped }).read(openHouseFields);
    const {
      OpenHouseDate: openhousedate,
      OpenHouseStartTime: openhousestarttime,
      OpenHouseEndTime: openhouseendtime,
    } = read;
    if (openhousedate === null || openhousestarttime === null || openhouseendtime === null) return [];
    const openhousekey = read.OpenHouseKey ?? `${openhousedate} ${openhousestarttime}`;
    return [{ openhousekey, openhousedate, openhousestarttime, openhouseendtime }];
  });
}
