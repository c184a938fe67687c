/**
 * Runs a task one at a time. Calls share a run that has not begun yet, never one that has: it may have looked at the world
 * before they were made.
 */
export function shareNext<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | null = null;
  return () => {
    if (waiting !== null) return waiting;
    const run = last.then(() => {
      waiting = null;
      return task();
    });
    waiting = run;
    last = run.catch(() => {});
    return run;
  };
}
