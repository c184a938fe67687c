import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import type { PolygonType } from '@hearth/domain/search/tags/tag.ts';
import type { DroppedField } from './dropped-values.ts';
import type { Mapping } from './mapping.ts';
import type { AreaReport } from './merge-areas.ts';
import type { FileFormat } from './records.ts';
import type { Encoding } from './utf8-text.ts';

export type ImportKind = 'listings' | 'boundaries' | 'schools' | 'map';

export interface ImportJob {
  readonly file: string;
  readonly format: FileFormat;
  readonly kind: ImportKind;
  readonly edition: EditionId;
  readonly source: ListingSource;
  readonly mapping: Mapping;
  readonly boundaryType: PolygonType;
  readonly nameField: string | null;
  /** Edition of boundaries; null: each goes to the nearest. */
  readonly boundaryEdition: EditionId | null;
  /** Outlines of the file replace those of other files, also where they are but a part of them. */
  readonly replaceOutlines: boolean;
  /** Of the base map; null for other kinds. */
  readonly mapLayer: MapLayer | null;
  /** The credit on the map; null where none is due. */
  readonly attribution: string | null;
  readonly encoding: Encoding;
  /** Time zone of moments whose text states none; null leaves ISO ones at UTC and others at the edition's clock. */
  readonly zoneOfTexts: string | null;
  /** Set if listings of rows without display permissions may be shown; null rejects these rows. */
  readonly display: boolean | null;
  /** The file is all that the source has: listings that it does not name are removed. */
  readonly isComplete: boolean;
  /** A complete file may lack most of the stored listings. */
  readonly removesMost: boolean;
  /** One rejected row fails the whole file. */
  readonly isStrict: boolean;
  readonly now: Date;
}

/** Rows by what became of them. */
export interface ImportCounts {
  readonly read: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Listings, areas, schools or features that the accepted rows are about; several rows may be about one. */
  readonly stored: number;
  /** Listings by what they were to the database; 0 for the other kinds. */
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows about listings that are stored as a newer row has them. */
  readonly older: number;
  /** Updated listings that another version of this program had read. */
  readonly readAgain: number;
  /** Stored listings that the file takes off the market. */
  readonly removed: number;
  /** Accepted rows about listings that are off the market and were not stored. */
  readonly offMarket: number;
  /** Rejected rows without a listing's key. A complete file with such rows removes none for its absence. */
  readonly unnamed: number;
}

/** The result of importing a file. */
export interface ImportResult extends ImportCounts {
  readonly dropped: readonly DroppedField[];
  readonly outlines: AreaReport;
}

/** The progress that an import reports while it runs. */
export interface ImportReports {
  progress(counts: ImportCounts): void;
  /** Another import is running; this one begins when it has ended. */
  waiting(): void;
}
