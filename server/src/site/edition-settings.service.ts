import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { addressOf } from './server-address.service.ts';

/** The settings by which a site is named and reached. */
export type EditionSettings = Pick<Config, 'productName' | 'publicUrl' | 'site'>;

/** Facts that a process states about its brokerage hold for its edition alone. */
const unstated = { name: null, license: null, phone: null, email: null, address: null };

/**
 * The settings of an edition's site, for work that any process on the database may do: those of this process for its edition, else the
 * address that the edition's server noted when it started. @param edition null for that of this process
 */
export async function editionSettings<Settings extends EditionSettings>(
  db: Db,
  own: Settings,
  edition: EditionId | null,
): Promise<Settings> {
  if (edition === null || edition === editionOf(own.productName).id) return own;
  const named = { ...own, productName: edition, site: { ...own.site, brokerage: unstated } };
  return { ...named, publicUrl: await addressOf(db, named) };
}
