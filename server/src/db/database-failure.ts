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

/** Shut down, crashed, starting up, out of connections; class 08 is "connection exception". */
const AWAY_STATES = /^(08...|57P0[1-4]|53300)$/;

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
