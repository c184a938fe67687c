import type { Db } from '../../db/database.ts';

/** Stored attributes of a widget. */
export interface StoredConfig {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly changedAt: Date;
}

/** With the id of its key. */
export const readConfig = (
  db: Db,
  id: string,
): Promise<(StoredConfig & { readonly keyId: string }) | undefined> =>
  db
    .selectFrom('embedConfig')
    .innerJoin('embedKey', 'embedKey.key', 'embedConfig.key')
    .selectAll('embedConfig')
    .select('embedKey.id as keyId')
    .where('embedConfig.id', '=', id)
    .executeTakeFirst();

/** The settings of a key by name; served by embed_config_key. */
export const readConfigs = (db: Db, key: string): Promise<StoredConfig[]> =>
  db.selectFrom('embedConfig').selectAll().where('key', '=', key).orderBy('name').orderBy('id').execute();

export const insertConfig = (db: Db, config: StoredConfig): Promise<StoredConfig> =>
  db
    .insertInto('embedConfig')
    .values({ ...config, attributes: JSON.stringify(config.attributes) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** undefined where the key has no such settings. */
export const updateConfig = (
  db: Db,
  { id, key, name, attributes, changedAt }: Omit<StoredConfig, 'widget'>,
): Promise<StoredConfig | undefined> =>
  db
    .updateTable('embedConfig')
    .set({ name, attributes: JSON.stringify(attributes), changedAt })
    .where('id', '=', id)
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirst();

/** Returns whether the key had them. */
export async function deleteConfig(db: Db, { id, key }: Pick<StoredConfig, 'id' | 'key'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('embedConfig')
    .where('id', '=', id)
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
