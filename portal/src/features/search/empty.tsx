import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { Relaxations } from './relaxations.tsx';
import type { SearchSession } from './use-search-session.ts';

/** Why there is nothing, and the ways out: what to give up and what that would bring, or everything. */
export function Empty({ session }: { readonly session: SearchSession }): ReactNode {
  return (
    <section className="empty">
      <h2>No results</h2>
      <p>You'll find the results here as soon as the listings match your search criteria.</p>
      <Relaxations session={session} title="Find homes by giving up one thing" />
      {session.narrowed && (
        <Button look="primary" onClick={session.resetEverything}>
          Remove all filters
        </Button>
      )}
    </section>
  );
}
