import { randomInt } from 'node:crypto';
import { type EmbedConfig, mostConfigs } from '@hearth/domain/contract/embed-config.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { EmbedKey, EmbedUse } from '../embed-key.ts';
import { lockKey } from '../owner/owned-keys.queries.ts';
import {
  deleteConfig,
  insertConfig,
  readConfig,
  readConfigs,
  type StoredConfig,
  updateConfig,
} from './configs.queries.ts';

/** The settings that a page applies. @throws AppError not_found for unknown ones and those of another key than the page's */
export async function configOf(db: Db, id: string, embed: EmbedUse | null): Promise<StoredConfig> {
  const config = await readConfig(db, id);
  if (config === undefined || (embed !== null && embed.id !== config.keyId)) throw new AppError('not_found');
  return config;
}

type Key = Pick<EmbedKey, 'id' | 'key'>;
type Given = Pick<StoredConfig, 'name' | 'attributes'>;

export const configsOf = async (db: Db, { key }: Key): Promise<EmbedConfig[]> =>
  (await readConfigs(db, key)).map(shown);

/** @throws AppError not_found for a revoked key, too_many_attempts where the key has the most */
export const addConfig = (
  db: Db,
  { id }: Key,
  { now, ...given }: Given & Pick<StoredConfig, 'widget'> & { readonly now: Date },
): Promise<EmbedConfig> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockKey(transaction, id);
    if (locked === undefined) throw new AppError('not_found');
    if ((await readConfigs(transaction, locked.key)).length >= mostConfigs)
      throw new AppError('too_many_attempts');
    return shown(await insertConfig(transaction, { ...given, id: newId(), key: locked.key, changedAt: now }));
  });

/** @throws AppError not_found */
export async function changeConfig(
  db: Db,
  { key }: Key,
  { now, ...given }: Given & { readonly id: string; readonly now: Date },
): Promise<EmbedConfig> {
  const changed = await updateConfig(db, { ...given, key, changedAt: now });
  if (changed === undefined) throw new AppError('not_found');
  return shown(changed);
}

/** @throws AppError not_found */
export async function removeConfig(db: Db, { key }: Key, id: string): Promise<void> {
  if (!(await deleteConfig(db, { id, key }))) throw new AppError('not_found');
}

const shown = ({ changedAt, key: _, ...config }: StoredConfig): EmbedConfig => ({
  ...config,
  attributes: { ...config.attributes },
  changedAt: changedAt.toISOString(),
});

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 62 bits: it is in pages, and names settings that any page may read. */
const newId = (): string => Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
