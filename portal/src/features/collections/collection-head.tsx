import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { shortName } from '../../shared/changes/short-name.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { CadenceField } from '../../shared/mail-choices/cadence-field.tsx';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { sharedCollections } from '../../shared/saving/shared-collections.ts';
import { InvitationAnswers } from '../../shared/sharing/invitations.tsx';
import { MembersButton } from '../../shared/sharing/members-button.tsx';
import { cadenceChange } from './collection-changes.ts';
import { CollectionDialog } from './collection-dialog.tsx';
import { TakeAlongButton } from './take-along.tsx';

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
          {(can.invite || sharedBy) && <MembersButton kind={sharedCollections} thing={collection} />}
          <TakeAlongButton collection={collection} />
          {can.rename && <Edit collection={collection} />}
        </div>
      </div>
      {sharedBy && !can.answer && <p className="collections__note">Shared by {sharedBy.firstname}</p>}
      {can.answer && (
        <div className="invitations">
          <p>{sharedBy?.firstname} invited you to this collection. Join to add homes.</p>
          <InvitationAnswers
            kind={sharedCollections}
            invitation={collection}
            onDecline={() => void navigate('/menu/collections')}
          />
        </div>
      )}
      {description !== null && (
        <p className="collections__description" dir="auto">
          {description}
        </p>
      )}
      {can.chooseCadence && !can.rename && <OwnCadence collection={collection} />}
    </>
  );
}

/** The cadence of the mails to a person who joined; the owner's is in the form of the collection. */
function OwnCadence({ collection: { id, cadence } }: { readonly collection: CollectionPage }): ReactNode {
  const session = useSession();
  const { change } = useChange((chosen: Cadence) => cadenceChange(session, id, chosen));
  return <CadenceField value={cadence} onChange={change} />;
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
