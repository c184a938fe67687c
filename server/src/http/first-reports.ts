import { LRUCache } from 'lru-cache';

/** Reports a failure unless one of the same cause was reported before. */
export type ReportFirst = (error: unknown, report: (error: unknown) => void) => void;

/** Many requests fail for one cause, which the log says once. */
export function createFirstReports(): ReportFirst {
  const reported = new LRUCache<string, true>({ max: 100 });
  return (error, report) => {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (!reported.has(cause)) report(error);
    reported.set(cause, true);
  };
}
