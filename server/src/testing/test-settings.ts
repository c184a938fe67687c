import type { PostgresSettings } from '../db/private-postgres/settings.ts';

/** Test data may be lost with the machine's power, so tests do not wait for the disk. */
export const testSettings: PostgresSettings = {
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  // The data may lie in memory.
  max_wal_size: '512MB',
  max_connections: '100',
};
