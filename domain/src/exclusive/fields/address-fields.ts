import type { Listing } from '../../listing/listing.ts';
import type { FieldRow, FieldRows, TextFormat } from '../field-row.ts';
import { asOptions, built } from './make-field.ts';

const section = 'address';

const text = <Field extends keyof Listing>(
  listing: Field,
  label: string,
  most: number,
  format?: TextFormat,
) =>
  ({
    kind: 'text',
    listing,
    section,
    label,
    most,
    audience: 'everyone',
    ...(format && { format }),
  }) as const;

const directions = asOptions(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);

const direction = <Field extends keyof Listing>(listing: Field, label: string) =>
  ({ kind: 'choice', listing, section, label, options: directions, audience: 'everyone' }) as const;

/** Degrees, WGS84. */
const degrees = <Field extends keyof Listing>(listing: Field, label: string, most: number) =>
  ({
    kind: 'number',
    listing,
    section,
    label,
    least: -most,
    most,
    decimals: 6,
    audience: 'everyone',
  }) as const;

export const addressFields = {
  streetNumber: { ...text('streetnumber', 'Street number', 20, 'street'), required: built },
  streetDirPrefix: direction('streetdirprefix', 'Direction'),
  streetName: { ...text('streetname', 'Street name', 100, 'street'), required: true },
  streetSuffix: text('streetsuffix', 'Street type', 20, 'street'),
  streetDirSuffix: direction('streetdirsuffix', 'Direction after the name'),
  unitNumber: text('unitnumber', 'Unit number', 20, 'street'),
  city: { ...text('city', 'City', 80, 'city'), required: true },
  stateOrProvince: { ...text('stateorprovince', 'State', 2, 'state'), required: true },
  postalCode: { ...text('postalcode', 'ZIP code', 10, 'zip'), required: true },
  countyOrParish: text('countyorparish', 'County', 80, 'letters'),
  subdivisionName: text('subdivisionname', 'Subdivision', 120),
  parcelNumber: text('parcelnumber', 'Parcel number', 60),
  latitude: degrees('latitude', 'Latitude', 90),
  longitude: degrees('longitude', 'Longitude', 180),
} as const satisfies Readonly<Record<string, FieldRow>> & FieldRows;
