/** Settings of the server that browser tests visit, on sample homes in its own database. */
export const sampleServerSettings = {
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  SAMPLE_LISTINGS: '600',
  REQUESTS_PER_MINUTE: '0',
  LISTINGS_PER_DAY: '0',
  // Pages of the journeys run without optimized code: 15,000 digests took them seconds.
  CAPTCHA_MAX_TRIES: '500',
};
