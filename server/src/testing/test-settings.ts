import type { PostgresSettings } from '../db/private-postgres/settings.ts';

/** Test data may be lost with the machine's power, so tests do not wait for the disk. */
export const testSettings: PostgresSettings = {
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '100',
};
