import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { readMainOffice } from './site.queries.ts';

export interface Brokerage {
  readonly name: string;
  readonly license: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

/** By what name the brokerage goes: in its consent texts, by its agents' names, in its mails. */
export const brokerageName = ({ productName, site }: Pick<Config, 'productName' | 'site'>): string =>
  site.brokerage.name ?? editionOf(productName).name;

/** The name of the source of listings. Exclusive ones are in no MLS: their source is the brokerage itself. */
export const sourceName = (source: ListingSource, config: Pick<Config, 'productName' | 'site'>): string =>
  source === 'EX' ? brokerageName(config) : editionOf(config.productName).mlsName;

/** The brokerage by its office of the edition; settings come first. */
export async function brokerageOf(
  db: Db,
  edition: Edition,
  config: Pick<Config, 'productName' | 'site'>,
): Promise<Brokerage> {
  const office = await readMainOffice(db, edition.id, edition.officeCode);
  const configured = config.site.brokerage;
  return {
    name: brokerageName(config),
    license: configured.license,
    phone: configured.phone ?? office?.phone ?? null,
    email: configured.email ?? office?.email ?? null,
    address: configured.address ?? office?.address ?? null,
  };
}
