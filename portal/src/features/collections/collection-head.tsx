import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { shortName } from '../../shared/saving/collection-changes.ts';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { InvitationAnswers } from './invitations.tsx';
import { MembersButton } from './members-button.tsx';
import { TakeAlongButton } from './take-along.tsx';
import { hasVotes } from './votes/has-votes.ts';
import { VotesBar } from './votes/votes-bar.tsx';

/** The title of a collection with its buttons, its invitation and its description. */
export function CollectionHead({ collection }: { readonly collection: CollectionPage }): ReactNode {
  const { name, can, description, sharedBy } = collection;
  const navigate = useNavigate();
  return (
    <>
      <div className="collections__head">
        <h1 dir="auto">{name}</h1>
        <div className="collections__buttons">
          {can.changeHomes && collection.id !== dismissedCollection && <AddHomes collection={collection} />}
          {(can.invite || sharedBy) && <MembersButton collection={collection} />}
          <TakeAlongButton collection={collection} />
          {can.rename && <Edit collection={collection} />}
        </div>
      </div>
      {sharedBy && <p className="collections__note">Shared by {sharedBy.firstname}</p>}
      {can.answer && (
        <div className="invitations">
          <p>{sharedBy?.firstname} invited you to this collection. Join to add homes.</p>
          <InvitationAnswers invitation={collection} onDecline={() => void navigate('/menu/collections')} />
        </div>
      )}
      {description !== null && (
        <p className="collections__description" dir="auto">
          {description}
        </p>
      )}
      {hasVotes(collection) && <VotesBar collection={collection} />}
    </>
  );
}

/** The way to a search whose hearts save to the collection. */
function AddHomes({ collection: { id, name } }: { readonly collection: CollectionPage }): ReactNode {
  const { changes, saving, searches } = useSession();
  return (
    <a
      className="hearth-button hearth-button--plain"
      href={searches.pathOf(searches.bare(false))}
      onClick={() => {
        saving.aimAt(id);
        changes.say(`Press a heart to save a home to “${shortName(name)}”`);
      }}
    >
      Add homes
    </a>
  );
}

function Edit({ collection }: { readonly collection: CollectionPage }): ReactNode {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        Edit
      </Button>
      {isOpen && <CollectionDialog collection={collection} onClose={() => open(false)} />}
    </>
  );
}
