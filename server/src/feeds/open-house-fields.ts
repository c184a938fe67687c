import { field } from './mapping-table.ts';
import { clock } from './values/clock-value.ts';
import { day } from './values/date-values.ts';
import { text } from './values/text-values.ts';

/** Fields of a RESO OpenHouse. */
export const openHouseFields = {
  OpenHouseKey: field(text),
  OpenHouseDate: field(day),
  OpenHouseStartTime: field(clock),
  OpenHouseEndTime: field(clock),
};
