import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { EditSavedSearch } from '../../shared/saved-searches/edit-saved-search.tsx';
import { SendResults } from '../../shared/saved-searches/send-results.tsx';
import { sharedSearches as kind } from '../../shared/saved-searches/shared-searches.ts';
import { InvitationAnswers } from '../../shared/sharing/invitations.tsx';
import { MembersButton } from '../../shared/sharing/members-button.tsx';
import './saved-search-about.css';

interface SavedSearchProps {
  readonly saved: SavedSearch;
}

/** The description of a saved search, its people, its invitation and the way to change its words and its mails. */
export function SavedSearchAbout({ saved }: SavedSearchProps): ReactNode {
  const { can, description, sharedBy } = saved;
  const navigate = useNavigate();
  return (
    <div className="saved-search-about">
      {description !== null && <p dir="auto">{description}</p>}
      {sharedBy && (
        <p>
          {can.answer
            ? `${sharedBy.firstname} invited you to this search. Join to get emails about new homes.`
            : `Shared by ${sharedBy.firstname}`}
        </p>
      )}
      {can.answer ? (
        <InvitationAnswers kind={kind} invitation={saved} onDecline={() => void navigate(kind.list.path)} />
      ) : (
        <div className="saved-search-about__actions">
          <MembersButton kind={kind} thing={saved} />
          {can.update && <EditButton saved={saved} />}
          <SendResults search={saved} />
        </div>
      )}
    </div>
  );
}

function EditButton({ saved }: SavedSearchProps): ReactNode {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        Edit
      </Button>
      {isOpen && <EditSavedSearch search={saved} onClose={() => open(false)} />}
    </>
  );
}
