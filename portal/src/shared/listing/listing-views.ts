import type { Viewer } from '@hearth/domain/people/viewer.ts';
import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';

const countSchema = z.object({ views: z.int().check(z.nonnegative()), last: z.nullable(z.string()) });

const none = { views: 0, last: null } as const;
const stored = persisted<z.output<typeof countSchema>>('hearth-listing-views', countSchema, none);

/**
 * Counts that a guest opened the page of a listing, and returns the pages opened since the last prompt. Opening the same listing again
 * does not count; signed-in people are not counted.
 */
export function countListingView(listingid: string, { role }: Pick<Viewer, 'role'>): number {
  if (role !== 'guest') return 0;
  const { views, last } = stored.read();
  if (last === listingid) return views;
  stored.write({ views: views + 1, last: listingid });
  return views + 1;
}

/** Starts the count anew, after the guest was asked. */
export const restartListingViews = (): void => stored.write({ ...stored.read(), views: 0 });
