import { writeFileSync } from 'node:fs';
import path from 'node:path';

export const importProgram = path.resolve(import.meta.dirname, '../../server/src/import/main.ts');

/** Writes a file of so many homes, with its number in each key; returns its path. */
export function writeHomes(folder: string, nth: number, count: number): string {
  const file = path.join(folder, `attack-${nth}.ndjson`);
  const rows = Array.from({ length: count }, (_, row) => JSON.stringify(homeOf(nth, row)));
  writeFileSync(file, rows.join('\n'));
  return file;
}

const homeOf = (nth: number, row: number) => ({
  ListingKey: `attack-${nth}-${row}`,
  ListingId: `9${String(nth).padStart(3, '0')}${String(row).padStart(5, '0')}`,
  MlsStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  ListPrice: 300_000 + row,
  StreetNumber: String(100 + row),
  StreetName: `Trial ${nth}`,
  StreetSuffix: 'Dr',
  City: 'Austin',
  StateOrProvince: 'TX',
  PostalCode: '78704',
  CountyOrParish: 'Travis',
  Latitude: 30.2 + (row % 400) / 2000,
  Longitude: -97.8 + (nth % 50) / 500,
  BedroomsTotal: 3,
  BathroomsFull: 2,
  LivingArea: 1500 + row,
  YearBuilt: 1990,
  PublicRemarks: 'A home of the attack.',
  ListOfficeName: 'Trial Realty',
  InternetEntireListingDisplayYN: true,
  InternetAddressDisplayYN: true,
  ModificationTimestamp: '2026-11-20T12:00:00Z',
});
