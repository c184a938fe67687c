import type { Invitation } from '@hearth/domain/contract/membership.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { PersonPicture } from '../account/person-picture.tsx';
import { useSession } from '../app/app-context.tsx';
import { useChange, useShownQuery } from '../changes/use-change.ts';
import { useFocusAfter } from '../personal-list/use-focus-after.ts';
import { declining, invitationsQuery, joining } from './member-changes.ts';
import type { SharedKind } from './shared-kind.ts';
import './members.css';

/** Invitations that wait for the person's answer, above the list of a kind; nothing without one. */
export function Invitations({ kind }: { readonly kind: SharedKind }): ReactNode {
  const { data = [] } = useShownQuery(invitationsQuery(useSession(), kind));
  const focusAfter = useFocusAfter('.invitations__decline');
  if (data.length === 0) return null;
  return (
    <section className="invitations" aria-labelledby="invitations-title">
      <h2 id="invitations-title">Invitations</h2>
      <ul>
        {data.map((invitation, at) => (
          <li key={invitation.id} className="members__person">
            <PersonPicture person={invitation.invitedBy ?? { firstname: '?', picture: null }} />
            <p className="members__words">
              <span>
                <bdi>{invitation.invitedBy?.firstname ?? 'Someone'}</bdi> invited you to{' '}
                <a href={kind.path(invitation.id)}>
                  “<bdi>{invitation.name}</bdi>”
                </a>
              </span>
            </p>
            <InvitationAnswers
              kind={kind}
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
  readonly kind: SharedKind;
  readonly invitation: Pick<Invitation, 'id' | 'name'>;
  /** Called at the press of either button. */
  readonly onAnswer?: () => void;
  /** Called once the person declined it; the server follows when its toast closes. */
  readonly onDecline?: () => void;
  readonly onUndo?: () => void;
}

/** Join and Decline. */
export function InvitationAnswers(props: InvitationAnswersProps): ReactNode {
  const { kind, invitation, onAnswer, onDecline, onUndo } = props;
  const session = useSession();
  const { change: join } = useChange(() => joining(session, kind, invitation));
  const { change: decline } = useChange(() => declining(session, kind, invitation, onUndo ?? (() => {})));
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
