/** The state of the database that a failed query shows: away, overtaxed by this statement, or null (the query itself is wrong). */
export type DatabaseFailure = 'unavailable' | 'timeout';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Shut down, crashed or starting up; class 08 is "connection exception", class 53 "insufficient resources" (connections, disk,
 * memory), 58030 a disk that fails.
 */
const AWAY_STATES = /^(08...|53...|57P0[1-4]|58030)$/;

const DISK_STATES = new Set(['53100', '58030']);

const STATEMENT_TIMEOUT = '57014';

/** The driver and its pool give these no code, so their words are all there is to go by. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? error.code : undefined;
  if (code === STATEMENT_TIMEOUT) return 'timeout';
  if (typeof code === 'string')
    return NETWORK_CODES.has(code) || AWAY_STATES.test(code) ? 'unavailable' : null;
  return DRIVER_WORDS.test(error.message) ? 'unavailable' : null;
}

/** Returns whether a statement failed because the disk of the database is full or broken; reads may go on working. */
export const isDiskFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_STATES.has(String(error.code));

const FOREIGN_KEY_VIOLATION = '23503';

/** Names that PostgreSQL gives the foreign keys of our columns that name a person. */
const PERSON_KEY = /_(person_id|added_by|invited_by)_fkey$/;

/** Returns whether a statement failed because it names a person whose account was deleted meanwhile. */
export const namesDeletedPerson = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === FOREIGN_KEY_VIOLATION &&
  'constraint' in error &&
  PERSON_KEY.test(String(error.constraint));
