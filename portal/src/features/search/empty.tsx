import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { Relaxations, type RelaxedSearch } from './relaxations.tsx';

interface EmptyProps {
  readonly session: RelaxedSearch;
  readonly onResetEverything: () => void;
}

/** An empty result: the relaxations of the search and a button that removes all filters. */
export function Empty({ session, onResetEverything }: EmptyProps): ReactNode {
  return (
    <section className="empty">
      <h2>No results</h2>
      <p>You'll find the results here as soon as the listings match your search criteria.</p>
      <Relaxations session={session} />
      {session.narrowed && (
        <Button look="primary" onClick={onResetEverything}>
          Remove all filters
        </Button>
      )}
    </section>
  );
}
