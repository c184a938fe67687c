import type { Invitation } from '@hearth/domain/contract/membership.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { PersonPicture } from '../../shared/account/person-picture.tsx';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { declining, invitationsQuery, joining } from './member-changes.ts';
import './members.css';

/** Invitations that wait for the person's answer, above the collections; nothing without one. */
export function Invitations(): ReactNode {
  const { data = [] } = useShownQuery(invitationsQuery(useSession()));
  const focusAfter = useFocusAfter('.invitations__decline');
  if (data.length === 0) return null;
  return (
    <section className="invitations" aria-labelledby="invitations-title">
      <h2 id="invitations-title">Invitations</h2>
      <ul>
        {data.map((invitation, at) => (
          <li key={invitation.id} className="members__person">
            <PersonPicture person={invitation.invitedBy ?? { firstname: '?', picture: null }} />
            <p className="members__words" dir="auto">
              <span>
                {invitation.invitedBy?.firstname ?? 'Someone'} invited you to{' '}
                <a href={collectionPath(invitation.id)}>“{invitation.name}”</a>
              </span>
            </p>
            <InvitationAnswers
              invitation={invitation}
              onAnswer={() => focusAfter.removal(at)}
              onUndo={() => focusAfter.undo(invitation.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InvitationAnswersProps {
  readonly invitation: Pick<Invitation, 'id' | 'name'>;
  /** Called at the press of either button. */
  readonly onAnswer?: () => void;
  /** Called once the person declined it; the server follows when its toast closes. */
  readonly onDecline?: () => void;
  readonly onUndo?: () => void;
}

/** Join and Decline. */
export function InvitationAnswers(props: InvitationAnswersProps): ReactNode {
  const { invitation, onAnswer, onDecline, onUndo } = props;
  const session = useSession();
  const { change: join } = useChange(() => joining(session, invitation));
  const { change: decline } = useChange(() => declining(session, invitation, onUndo ?? (() => {})));
  const name = <VisuallyHidden>“{invitation.name}”</VisuallyHidden>;
  return (
    <span className="members__actions">
      <Button
        look="primary"
        onClick={() => {
          onAnswer?.();
          join();
        }}
      >
        Join {name}
      </Button>
      <Button
        look="quiet"
        className="invitations__decline"
        data-id={invitation.id}
        onClick={() => {
          onAnswer?.();
          decline();
          onDecline?.();
        }}
      >
        Decline {name}
      </Button>
    </span>
  );
}
