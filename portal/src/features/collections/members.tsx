import type { Collection } from '@hearth/domain/contract/collection.ts';
import type { Collaborator, Members as MembersAnswer } from '@hearth/domain/contract/membership.ts';
import { mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PersonPicture } from '../../shared/account/person-picture.tsx';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { dayText } from '../../ui/day-text.ts';
import { DeparturePanel } from './departure-panel.tsx';
import { InviteForm } from './invite-form.tsx';
import { membersQuery, nameOf, reminderTo, removalOf } from './member-changes.ts';
import '../../ui/danger.css';
import './members.css';

export interface MembersProps {
  readonly collection: Pick<Collection, 'id' | 'name' | 'can'>;
}

/** The people of a collection: who has it, who joined, who is invited, and the way to invite, to remove and to leave. */
export function Members({ collection }: MembersProps): ReactNode {
  const { query, data } = useShownQuery(membersQuery(useSession(), collection.id));
  const [departing, depart] = useState<Collaborator | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter('.members__remove', list);
  if (departing)
    return (
      <DeparturePanel
        collection={collection}
        member={departing}
        onClose={() => {
          flushSync(() => depart(null));
          list.current?.focus();
        }}
      />
    );
  return (
    <div ref={list} className="members" tabIndex={-1}>
      {collection.can.invite && <InviteForm collection={collection} />}
      {query.error && (
        <Notice
          onRetry={mayRetry(query.error) ? () => void query.refetch() : undefined}
          isRetrying={query.isFetching}
        >
          {`The people could not be ${data ? 'updated' : 'loaded'}. ${failureReason(query.error)}`}
        </Notice>
      )}
      {!data && !query.error && <Skeleton height="56px" />}
      {data && <People collection={collection} members={data} focusAfter={focusAfter} onDepart={depart} />}
    </div>
  );
}

interface PeopleProps extends MembersProps {
  readonly members: MembersAnswer;
  readonly focusAfter: ReturnType<typeof useFocusAfter>;
  readonly onDepart: (member: Collaborator) => void;
}

const People = ({
  collection,
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
          collection={collection}
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

function Actions({ collection, member, onRemoved, onUndo, onDepart }: ActionsProps): ReactNode {
  const session = useSession();
  const { change: remove } = useChange(() => {
    onRemoved();
    return removalOf(session, collection, member, onUndo);
  });
  const { change: remind, isPending } = useChange(() => reminderTo(session, collection, member));
  const name = <VisuallyHidden>{nameOf(member)}</VisuallyHidden>;
  return (
    <span className="members__actions">
      {member.can.remind && (
        <Button look="quiet" aria-disabled={isPending} onClick={() => isPending || remind()}>
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
      {member.isYou && collection.can.leave && (
        <Button look="quiet" className="danger" onClick={onDepart}>
          Leave
        </Button>
      )}
    </span>
  );
}
