import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import { use } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { EditingContext } from '../editor/editing.ts';
import { listingKeys } from '../listing-queries.ts';

/** Returns the function that takes over a listing as the server answers it: in the form that is open, and in the lists. */
export function useStored(): (details: ExclusiveDetails) => void {
  const session = useSession();
  const editing = use(EditingContext);
  return (details) => {
    // The dialog of the act is closed by now; a form that is gone as well ignores it.
    editing?.editor.adopt(details);
    void session.queries.invalidateQueries({ queryKey: listingKeys(session).all });
  };
}
