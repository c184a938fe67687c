import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useSession } from '../../shared/app/app-context.tsx';
import { refetchCollections } from '../../shared/saving/collection-changes.ts';
import { persisted } from '../../ui/persisted.ts';

/** When a page was last left with a removal that could still be undone, in ms. */
const leftAt = persisted('hearth-removal-left-at', z.number(), 0);

export const noteLeft = (): void => leftAt.write(Date.now());

/** Within this time the request of the page that was left has been answered. */
const longestAnswerMilliseconds = 5000;
const pauseMilliseconds = 1000;

/** A page that is opened just then may ask for collections before the server has the removal: it asks again. */
export function useLeftRemovals(): void {
  const session = useSession();
  useEffect(() => {
    if (Date.now() - leftAt.read() > longestAnswerMilliseconds) return;
    const timer = setTimeout(() => {
      leftAt.clear();
      refetchCollections(session);
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [session]);
}
