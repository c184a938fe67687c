import { fullAddress, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import { bathroomsOf } from '@hearth/domain/listing/bathrooms.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { categoryOf } from '@hearth/domain/listing/property-type.ts';
import { slugOf } from '@hearth/domain/text/slug.ts';
import type { Config } from '../config.ts';
import { ownNotes } from '../home-notes/home-notes.service.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { spreadsheetCsv } from '../text/spreadsheet-csv.ts';
import { type CollectionDependencies, collectionCards } from './collection-cards.service.ts';

export interface CollectionFile {
  /** Of the file: the beginning of the collection's name in ASCII, as far as it has letters of it. */
  readonly name: string;
  readonly text: string;
  readonly listingids: readonly string[];
}

/**
 * The homes of a collection that the visit may see as CSV for spreadsheets, with the actor's own notes. Texts that a spreadsheet
 * would take for formulas are escaped. @throws AppError not_found
 */
export async function collectionFile(
  { config, ...dependencies }: CollectionDependencies & { readonly config: Pick<Config, 'publicUrl'> },
  id: string,
  visit: OwnedVisit,
): Promise<CollectionFile> {
  const { name, cards } = await collectionCards(dependencies, id, visit);
  const keys = cards.map(({ listingkey }) => listingkey);
  const notes = await ownNotes(dependencies.db, visit, keys);
  const rows = cards.map((card) => ({
    Address: streetLine(card) === undisclosedAddress ? undisclosedAddress : fullAddress(card),
    City: card.city,
    'ZIP code': card.postalcode,
    Price: card.listprice,
    Status: card.mlsstatus,
    'Property type': categoryOf(card),
    Beds: card.bedroomstotal,
    Baths: bathroomsOf(card),
    'Sq ft': card.livingarea,
    'Lot (acres)': card.lotsizearea,
    'Year built': card.yearbuilt,
    'Next open house': card.openhouse[0]?.openhousedate ?? null,
    'Listed by': card.listofficename,
    'Listing number': listingIdLabel(card),
    'Your note': notes.get(card.listingkey) ?? null,
    Link: `${config.publicUrl}${card.url}`,
  }));
  const text = spreadsheetCsv(columns, rows);
  return {
    name: `${slugOf(name, { longest: longestFileName }) || 'homes'}.csv`,
    text,
    listingids: cards.map(({ listingid }) => listingid),
  };
}

/** Characters, without the ending: file systems take 255 bytes. */
const longestFileName = 80;

const columns = [
  ...['Address', 'City', 'ZIP code', 'Price', 'Status', 'Property type', 'Beds', 'Baths', 'Sq ft'],
  ...['Lot (acres)', 'Year built', 'Next open house', 'Listed by', 'Listing number', 'Your note', 'Link'],
];
