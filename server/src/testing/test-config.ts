import { type Config, readConfig } from '../config.ts';

/** The defaults, silent and without a rate limit. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...readConfig({}),
  logLevel: 'silent',
  requestsPerMinute: 0,
  ...changes,
});
