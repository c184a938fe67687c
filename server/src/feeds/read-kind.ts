import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease, type PropertyType } from '@hearth/domain/listing/property-type.ts';
import type { MlsStatus } from '@hearth/domain/listing/status.ts';
import type { RecordReader } from './mapping-table.ts';
import type { PropertyParts } from './property-fields.ts';
import { filterTypeOf, propertyTypeOf, statusOf } from './reso-values.ts';

interface Kind extends Pick<Listing, 'propertysubtype' | 'propertyfiltertype' | 'mlsstatus'> {
  readonly propertytype: PropertyType;
  /** Status of the row: 'Active' by default, 'Withdrawn' for an unknown word. */
  readonly saidStatus: MlsStatus;
}

/** Type and status of a listing; a status that is not known here is a problem. */
export function readKind(read: RecordReader, parts: PropertyParts): Kind {
  const type = propertyTypeOf(parts.PropertyType ?? '');
  if (type === undefined) read.drop('PropertyType');
  const propertytype = type ?? 'Residential';
  const { MlsStatus, StandardStatus, PropertySubType } = parts;
  const given = MlsStatus ?? StandardStatus;
  const status = statusOf(given ?? '', propertytype) ?? statusOf(StandardStatus ?? '', propertytype);
  if (status === undefined)
    read.problems.push(given === null ? 'MlsStatus is missing' : `MlsStatus "${given}" is not listed here`);
  if (status === 'Leased' && !isLease(propertytype))
    read.problems.push(`Leased, but for sale (${propertytype})`);
  return {
    propertytype,
    propertysubtype: PropertySubType,
    propertyfiltertype: filterTypeOf(propertytype, PropertySubType),
    mlsstatus: status ?? 'Active',
    saidStatus: status ?? (given === null ? 'Active' : 'Withdrawn'),
  };
}
