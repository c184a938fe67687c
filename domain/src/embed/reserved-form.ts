import { inquiryTypes } from '../inquiry/inquiry-types.ts';

/** A form of a heading, a name, a mail address, a phone and a message, by the width from which it is so high, both in px. */
const USUAL = [
  [0, 1168],
  [312, 1150],
  [317, 1132],
  [350, 1096],
  [372, 1078],
  [422, 842],
  [438, 824],
  [482, 788],
  [577, 770],
  [684, 752],
  [886, 726],
  [1289, 708],
] as const;

/** Height of further fields in two columns, in one, and with the days of a tour in rows of five. */
const MORE = {
  tourDateTime: { wide: 230, narrow: 230, least: 300 },
  rating: { wide: 86, narrow: 87, least: 87 },
  street: { wide: 154, narrow: 342, least: 342 },
  referredFirstname: { wide: 181, narrow: 363, least: 363 },
} as const;
const MESSAGE = { wide: 134, narrow: 113, least: 113 } as const;
/** Height of the home that an inquiry is about. */
const HOME = { wide: 267, least: 286 } as const;

const kindOf = (type = '') =>
  Object.hasOwn(inquiryTypes, type) ? inquiryTypes[type as keyof typeof inquiryTypes] : undefined;

/** Returns whether forms of a type show the home that they are about. */
export const showsHome = (type: string | undefined): boolean => kindOf(type)?.subject === 'listing';

/** The height of an inquiry form of a type; without one, of the usual fields. */
export function formHeight(type: string | undefined, width: number): number {
  const usual = USUAL.findLast(([from]) => width >= from)?.[1] ?? 0;
  const kind = width < 352 ? 'least' : width < 422 ? 'narrow' : 'wide';
  const known = kindOf(type);
  const fields: readonly string[] = known?.fields ?? ['message'];
  const more = Object.entries(MORE).reduce(
    (sum, [field, height]) => sum + (fields.includes(field) ? height[kind] : 0),
    0,
  );
  const home = showsHome(type) ? (width < 377 ? HOME.least : HOME.wide) : 0;
  return usual + more + home - (fields.includes('message') ? 0 : MESSAGE[kind]);
}
