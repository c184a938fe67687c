import { type Config, readConfig } from '../config.ts';

/** The defaults, silent and without limits of requests and listings. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  logLevel: 'silent',
  requestsPerMinute: 0,
  listingsPerDay: 0,
  ...changes,
});
