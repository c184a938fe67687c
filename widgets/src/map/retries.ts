/** Milliseconds until the first retry; each later one waits twice as long. */
const FIRST = 4_000;
const LONGEST = 300_000;

/** Retries of a part that loads without a press. */
export interface Retries {
  /** It failed: `run` is called after a while, or as soon as the device is online again. */
  schedule(): void;
  /** It works: the next failure is retried soon again. */
  succeed(): void;
  stop(): void;
}

export function createRetries(run: () => void): Retries {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('online', due);
  };
  const due = () => {
    stop();
    run();
  };
  return {
    schedule() {
      if (timer !== undefined) return;
      timer = setTimeout(due, Math.min(FIRST * 2 ** failures, LONGEST));
      failures++;
      addEventListener('online', due);
    },
    succeed() {
      failures = 0;
    },
    stop,
  };
}
