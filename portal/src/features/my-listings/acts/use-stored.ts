import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import { use } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useIsHere } from '../../../ui/use-is-here.ts';
import { EditingContext } from '../editor/editing.ts';
import { listingKeys } from '../listing-queries.ts';

/** Returns the function that takes over a listing as the server answers it: in the form that is open, and in the lists. */
export function useStored(): (details: ExclusiveDetails) => void {
  const session = useSession();
  const editing = use(EditingContext);
  const isHere = useIsHere();
  return (details) => {
    if (isHere()) editing?.editor.adopt(details);
    void session.queries.invalidateQueries({ queryKey: listingKeys(session).all });
  };
}
