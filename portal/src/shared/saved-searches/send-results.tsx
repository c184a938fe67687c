import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../app/app-context.tsx';
import { useChange } from '../changes/use-change.ts';
import { results } from './saved-search-changes.ts';

interface SendResultsProps {
  readonly search: SavedSearch;
  readonly look?: 'quiet';
}

/** Mails the homes that a saved search finds now to its owner: the person, or the contact of agent mode. */
export function SendResults({ search, look }: SendResultsProps): ReactNode {
  const session = useSession();
  const { change: send, isPending } = useChange(() => results(session, search));
  if (!search.can.sendResults) return null;
  return (
    <Button {...(look && { look })} aria-disabled={isPending} onClick={() => isPending || send()}>
      {session.contact ? 'Send results now' : 'Email me these homes'}
      <VisuallyHidden> {search.name}</VisuallyHidden>
    </Button>
  );
}
