import { onceUnlessFailed } from '../cache/once-unless-failed.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/server-secrets.ts';

interface SecretOptions {
  readonly db: Pick<Database, 'kysely'>;
  readonly config: Pick<Config, 'identity'>;
}

/** The secret that signs and encrypts values of accounts: the operator's, or one that the database stores. */
export const accountSecret = ({ db, config }: SecretOptions): (() => Promise<string>) =>
  onceUnlessFailed(async () => config.identity.accountKey ?? sharedSecret(db.kysely, 'accounts'));
