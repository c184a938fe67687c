import type { Collaborator, Members as MembersAnswer } from '@hearth/domain/contract/membership.ts';
import { mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayText } from '../../ui/day-text.ts';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { PersonPicture } from '../account/person-picture.tsx';
import { useSession } from '../app/app-context.tsx';
import { useChange, useShownQuery } from '../changes/use-change.ts';
import { useFocusAfter } from '../personal-list/use-focus-after.ts';
import { DeparturePanel } from './departure-panel.tsx';
import { InviteForm } from './invite-form.tsx';
import { membersQuery, nameOf, reminderTo, removalOf } from './member-changes.ts';
import type { SharedKind, SharedThing } from './shared-kind.ts';
import '../../ui/danger.css';
import './members.css';

export interface MembersProps {
  readonly kind: SharedKind;
  readonly thing: SharedThing;
}

/** The people of a thing: who has it, who joined, who is invited, and the way to invite, to remove and to leave. */
export function Members({ kind, thing }: MembersProps): ReactNode {
  const { query, data } = useShownQuery(membersQuery(useSession(), kind, thing.id));
  const [departing, depart] = useState<Collaborator | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter('.members__remove', list);
  if (departing)
    return (
      <DeparturePanel
        kind={kind}
        thing={thing}
        member={departing}
        onClose={() => {
          flushSync(() => depart(null));
          list.current?.focus();
        }}
      />
    );
  return (
    <div ref={list} className="members" tabIndex={-1}>
      {thing.can.invite && <InviteForm kind={kind} thing={thing} />}
      {query.error && (
        <Notice
          onRetry={mayRetry(query.error) ? () => void query.refetch() : undefined}
          isRetrying={query.isFetching}
        >
          {`The people could not be ${data ? 'updated' : 'loaded'}. ${kind.reason(query.error)}`}
        </Notice>
      )}
      {!data && !query.error && <Skeleton height="56px" />}
      {data && <People kind={kind} thing={thing} members={data} focusAfter={focusAfter} onDepart={depart} />}
    </div>
  );
}

interface PeopleProps extends MembersProps {
  readonly members: MembersAnswer;
  readonly focusAfter: ReturnType<typeof useFocusAfter>;
  readonly onDepart: (member: Collaborator) => void;
}

const People = ({
  kind,
  thing,
  members: { owner, collaborators },
  focusAfter,
  onDepart,
}: PeopleProps): ReactNode => (
  <ul className="members__list" aria-label="People">
    <li className="members__person">
      <PersonPicture person={owner} />
      <span className="members__words">
        <strong dir="auto">
          {owner.firstname}
          {owner.isYou && ' (you)'}
        </strong>
        <small>Owner</small>
      </span>
    </li>
    {collaborators.map((member, at) => (
      <li key={member.id} className="members__person">
        <PersonPicture person={member.person ?? { firstname: nameOf(member), picture: null }} />
        <span className="members__words">
          <strong dir="auto">
            {nameOf(member)}
            {member.isYou && ' (you)'}
          </strong>
          <small>{statusWords(member)}</small>
        </span>
        <Actions
          kind={kind}
          thing={thing}
          member={member}
          onRemoved={() => focusAfter.removal(at)}
          onUndo={() => focusAfter.undo(member.id)}
          onDepart={() => onDepart(member)}
        />
      </li>
    ))}
  </ul>
);

function statusWords({ status, createdAt }: Collaborator): string {
  if (status === 'joined') return 'Joined';
  return status === 'declined' ? 'Declined the invitation' : `Invited ${dayText(createdAt)}`;
}

interface ActionsProps extends MembersProps {
  readonly member: Collaborator;
  readonly onRemoved: () => void;
  readonly onUndo: () => void;
  readonly onDepart: () => void;
}

function Actions({ kind, thing, member, onRemoved, onUndo, onDepart }: ActionsProps): ReactNode {
  const session = useSession();
  const { change: remove } = useChange(() => {
    onRemoved();
    return removalOf(session, kind, { id: thing.id, member }, onUndo);
  });
  const { change: remind, isPending } = useChange(() => reminderTo(session, kind, { id: thing.id, member }));
  const actions = useRef<HTMLSpanElement>(null);
  const passFocusOn = useFocusHeir(
    () => actions.current?.querySelector('button') ?? actions.current?.closest<HTMLElement>('.members'),
  );
  const sendReminder = () => {
    passFocusOn();
    remind();
  };
  const name = <VisuallyHidden>{nameOf(member)}</VisuallyHidden>;
  return (
    <span ref={actions} className="members__actions">
      {member.can.remind && (
        <Button look="quiet" aria-disabled={isPending} onClick={() => isPending || sendReminder()}>
          Remind {name}
        </Button>
      )}
      {member.can.remove && (
        <Button
          look="quiet"
          className="members__remove danger"
          data-id={member.id}
          onClick={member.status === 'joined' ? onDepart : () => remove()}
        >
          Remove {name}
        </Button>
      )}
      {member.isYou && thing.can.leave && (
        <Button look="quiet" className="danger" onClick={onDepart}>
          Leave
        </Button>
      )}
    </span>
  );
}
