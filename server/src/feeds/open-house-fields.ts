import { field, fieldOr } from './mapping-table.ts';
import { clock, openDay } from './values/clock-value.ts';
import { closedPermission, list, text } from './values/text-values.ts';

const words = fieldOr<readonly string[]>([], list);

/** Fields of a RESO OpenHouse. */
export const openHouseFields = {
  OpenHouseKey: field(text, 'OpenHouseId'),
  OpenHouseDate: field(openDay, 'OpenHouseStartTime'),
  OpenHouseStartTime: field(clock),
  OpenHouseEndTime: field(clock),
  OpenHouseStatus: words,
  OpenHouseType: words,
  MlgCanView: fieldOr(true, closedPermission),
};
