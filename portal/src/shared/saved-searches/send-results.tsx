import { getSearchResults, type SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { useSession } from '../app/app-context.tsx';
import { useChange } from '../changes/use-change.ts';
import { homeCount } from '../saving/home-count.ts';
import { refusalWords, results } from './saved-search-changes.ts';
import { savedSearchKeys } from './saved-search-queries.ts';

interface SendResultsProps {
  readonly search: SavedSearch;
  readonly look?: 'quiet';
}

/** Mails the homes that a saved search finds now to its owner: the person, or the contact of agent mode. A dialog asks before. */
export function SendResults({ search, look }: SendResultsProps): ReactNode {
  const { contact } = useSession();
  const [isAsking, ask] = useState(false);
  if (!search.can.sendResults) return null;
  return (
    <>
      <Button {...(look && { look })} aria-haspopup="dialog" onClick={() => ask(true)}>
        {contact ? 'Send results now' : 'Email me these homes'} <VisuallyHidden>{search.name}</VisuallyHidden>
      </Button>
      {isAsking && <SendDialog search={search} onClose={() => ask(false)} />}
    </>
  );
}

interface SendDialogProps {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

/** Who gets the mail, and how many homes it has. */
function SendDialog({ search, onClose }: SendDialogProps): ReactNode {
  const session = useSession();
  const { data, error } = useQuery({
    queryKey: [...savedSearchKeys(session).search(search.id), 'results'],
    queryFn: ({ signal }) => session.client.call(getSearchResults, { params: { id: search.id }, signal }),
    // The homes of now.
    gcTime: 0,
    retry: false,
  });
  const { change: send } = useChange((email: string) => results(session, search, email));
  return (
    <SmallDialog title={`Email the homes of “${search.name}”`} onClose={onClose}>
      {error && <Notice>{refusalWords(error as unknown as ApiError)}</Notice>}
      {!data && !error && <Skeleton height="48px" />}
      {data && (
        <>
          <p dir="auto">
            To {session.contact ? `${data.name}, ` : 'you, '}
            {data.email}
          </p>
          <p>
            {`${homeCount(data.homes)}${data.more > 0 ? `, and a link to ${groupDigits(data.more)} more` : ''}. `}
            {session.contact && 'They see in their account that you sent it.'}
          </p>
        </>
      )}
      <div className="small-dialog__buttons">
        {data && (
          <Button
            look="primary"
            onClick={() => {
              send(data.email);
              onClose();
            }}
          >
            Send email
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </SmallDialog>
  );
}
