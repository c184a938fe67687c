import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

/** The moment in which a page was last left with a change that could still be undone, in ms. */
const leftAt = persisted('hearth-removal-left-at', z.number(), 0);

export const noteLeft = (): void => leftAt.write(Date.now());

/** Within this time the request of the page that was left has its response. */
const longestResponseMilliseconds = 5000;
const pauseMilliseconds = 1000;

/** Calls `refetch` once: a page that is opened just then may request data before the server has the change. Returns what stops it. */
export function afterLeft(refetch: () => void): () => void {
  if (Date.now() - leftAt.read() > longestResponseMilliseconds) return () => {};
  const timer = setTimeout(() => {
    leftAt.clear();
    refetch();
  }, pauseMilliseconds);
  return () => clearTimeout(timer);
}
