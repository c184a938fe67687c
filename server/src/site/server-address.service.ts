import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { noteServerAddress, readServerAddress } from './server-address.queries.ts';

type Addressed = Pick<Config, 'productName' | 'publicUrl'>;

/** Stores where people reach this server, for commands, which run with other settings. */
export const noteAddress = (db: Db, { productName, publicUrl }: Addressed, notedAt: Date): Promise<void> =>
  noteServerAddress(db, { edition: editionOf(productName).id, publicUrl, notedAt });

/** The public address of the edition's server; by the command's own settings where none has started yet. */
export const addressOf = async (db: Db, { productName, publicUrl }: Addressed): Promise<string> =>
  (await readServerAddress(db, editionOf(productName).id)) ?? publicUrl;
