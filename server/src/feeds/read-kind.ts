import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { MlsStatus } from '@hearth/domain/listing/status.ts';
import type { RecordReader } from './mapping-table.ts';
import type { PropertyParts } from './property-fields.ts';
import {
  filterTypeOfFeed,
  impliedSubtypeOf,
  likelyTypeOf,
  propertySubtypeOf,
  propertyTypeOf,
} from './property-kinds.ts';
import { statusOf } from './status-words.ts';

type Type = Pick<Listing, 'propertytype' | 'propertysubtype' | 'propertyfiltertype'>;

interface Kind extends Type, Pick<Listing, 'mlsstatus'> {
  /** Status of the row: 'Active' by default, 'Withdrawn' for an unknown word. */
  readonly saidStatus: MlsStatus;
}

/** Type and status of a listing; a status that is not known here is a problem. */
export function readKind(read: RecordReader, parts: PropertyParts): Kind {
  const { MlsStatus, StandardStatus } = parts;
  const type = readType(read, parts);
  const given = MlsStatus ?? StandardStatus;
  const status =
    statusOf(given ?? '', type.propertytype) ?? statusOf(StandardStatus ?? '', type.propertytype);
  if (status === undefined)
    read.problems.push(given === null ? 'MlsStatus is missing' : `MlsStatus "${given}" is not listed here`);
  if (status === 'Leased' && !isLease(type.propertytype))
    read.problems.push(`Leased, but for sale (${type.propertytype})`);
  return {
    ...type,
    mlsstatus: status ?? 'Active',
    saidStatus: status ?? (given === null ? 'Active' : 'Withdrawn'),
  };
}

function readType(read: RecordReader, parts: PropertyParts): Type {
  const { PropertyType, PropertySubType, MlsStatus, StandardStatus } = parts;
  const given = PropertyType === null ? undefined : propertyTypeOf(PropertyType);
  if (PropertyType !== null && given === undefined) read.drop('PropertyType');
  const propertysubtype =
    PropertySubType === null ? impliedSubtypeOf(PropertyType) : propertySubtypeOf(PropertySubType);
  const isLeased = statusOf(MlsStatus ?? StandardStatus ?? '', 'Residential') === 'Leased';
  const propertytype = given ?? (isLeased ? 'Residential Lease' : likelyTypeOf(propertysubtype));
  return {
    propertytype,
    propertysubtype,
    propertyfiltertype: filterTypeOfFeed(propertytype, propertysubtype),
  };
}
