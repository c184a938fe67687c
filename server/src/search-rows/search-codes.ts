import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { PropertyFilterType } from '@hearth/domain/listing/property-type.ts';
import type { MlsStatus } from '@hearth/domain/listing/status.ts';
import type { WaterBodyName } from '@hearth/domain/listing/vocabulary.ts';

/**
 * The small numbers by which search rows say words. They rest in the database, so a number is never given to another
 * word; new words get new numbers. Statuses are numbered in the order of the panel, which the sort by status follows.
 */
export const editionCode: Readonly<Record<EditionId, number>> = { austin: 1, 'san-antonio': 2 };

export const statusCode: Readonly<Record<MlsStatus, number>> = {
  Private: 1,
  Active: 2,
  Pending: 3,
  'Pending - Taking Backups': 4,
  Sold: 5,
  Leased: 6,
  Expired: 7,
  Withdrawn: 8,
};

export const sourceCode: Readonly<Record<ListingSource, number>> = { AUS: 1, SA: 2, EX: 3 };

export const filterTypeCode: Readonly<Record<PropertyFilterType, number>> = {
  'Single Family Residence': 1,
  Condominium: 2,
  Townhouse: 3,
  Lot: 4,
  Farm: 5,
  'Multi-Family': 6,
  Commercial: 7,
};

export const waterBodyCode: Readonly<Record<WaterBodyName, number>> = {
  'Blanco River': 1,
  'Calaveras Lake': 2,
  'Canyon Lake': 3,
  'Colorado River': 4,
  'Comal River': 5,
  'Guadalupe River': 6,
  'Inks Lake': 7,
  'Lady Bird Lake': 8,
  'Lake Austin': 9,
  'Lake Bastrop': 10,
  'Lake Buchanan': 11,
  'Lake Georgetown': 12,
  'Lake LBJ': 13,
  'Lake Marble Falls': 14,
  'Lake McQueeney': 15,
  'Lake Travis': 16,
  'Medina Lake': 17,
  'Pedernales River': 18,
  'San Marcos River': 19,
};
