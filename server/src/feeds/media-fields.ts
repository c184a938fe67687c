import { field, fieldOr } from './mapping-table.ts';
import { notZero, number } from './values/number-values.ts';
import { closedPermission, flag, list, prose, text, webAddress } from './values/text-values.ts';

const pixels = notZero({ min: 1, max: 100_000 });
const place = number({ min: -1_000_000, max: 1_000_000_000 });
const words = fieldOr<readonly string[]>([], list);

/** Fields of a RESO Media. */
export const mediaFields = {
  MediaKey: field(text, 'MediaObjectID'),
  MediaURL: field(webAddress),
  MediaCategory: field(text),
  MediaType: field(text),
  MimeType: field(text),
  MediaStatus: words,
  Permission: words,
  MlgCanView: fieldOr(true, closedPermission),
  PreferredPhotoYN: fieldOr(false, flag),
  ImageWidth: field(pixels, 'Width'),
  ImageHeight: field(pixels, 'Height'),
  ShortDescription: field(prose),
  Order: field(place, 'SortOrder'),
};
