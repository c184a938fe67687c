import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { Relaxations, type RelaxedSearch } from './relaxations.tsx';
import { UnknownPlace } from './unknown-place.tsx';

interface EmptyProps {
  readonly session: RelaxedSearch;
  readonly onResetEverything: () => void;
}

/** An empty result: the relaxations of the search and a button that removes all filters. */
export function Empty({ session, onResetEverything }: EmptyProps): ReactNode {
  const unknown = session.result?.unknownPlaces ?? [];
  return (
    <section className="empty">
      <h2>No results</h2>
      {unknown.length === 0 && (
        <p>You'll find the results here as soon as the listings match your search criteria.</p>
      )}
      {unknown.map((text) => (
        <UnknownPlace key={text} text={text} search={session.search} onSearch={session.clear} />
      ))}
      <Relaxations session={session} />
      {session.narrowed && (
        <Button look="primary" onClick={onResetEverything}>
          Remove all filters
        </Button>
      )}
    </section>
  );
}
