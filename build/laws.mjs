import fc from 'fast-check';

/**
 * Runs of each law test: few and the same in the landing lane, many and random ones in the full lane, where those that take
 * long end after a quarter of a minute. A failure prints the seed.
 */
fc.configureGlobal(
  process.env.HEARTH_LANE === 'full'
    ? { numRuns: 1_000, interruptAfterTimeLimit: 15_000 }
    : { numRuns: 30, seed: 1 },
);
