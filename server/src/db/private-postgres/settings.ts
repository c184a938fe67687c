/** Server settings by name, e.g. { work_mem: '16MB' }. */
export type PostgresSettings = Readonly<Record<string, string>>;

/** For one machine that also runs Hearth and whose disk is an SSD. fsync and full_page_writes stay on. */
export const defaultSettings: PostgresSettings = {
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  // Two workers made the search slower here (14 against 5 ms), and they need more /dev/shm than containers give.
  max_parallel_workers_per_gather: '0',
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_duration_statement: '2000',
  // Parameters, and the rows of errors, are what visitors wrote: the log has statements without them.
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  listen_addresses: '127.0.0.1',
  // A socket's path may have about 100 bytes, which a deep checkout exceeds; TCP has no such limit.
  unix_socket_directories: '',
};

export const asArguments = (settings: PostgresSettings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
