import type { Collaborator, Departure } from '@hearth/domain/contract/membership.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../app/app-context.tsx';
import { useChange } from '../changes/use-change.ts';
import { homeCount } from '../saving/home-count.ts';
import { departureQuery, leaving, nameOf, removalOf } from './member-changes.ts';
import type { NamedThing, SharedKind } from './shared-kind.ts';

interface DeparturePanelProps {
  readonly kind: SharedKind;
  readonly thing: NamedThing;
  readonly member: Collaborator;
  readonly onClose: () => void;
}

/** Lists what stays and what goes before a person leaves a collection or is removed. */
export function DeparturePanel({ kind, thing, member, onClose }: DeparturePanelProps): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(departureQuery(session, kind, thing.id, member.id));
  const { change: remove } = useChange(() => removalOf(session, kind, { id: thing.id, member }, () => {}));
  const { change: leave } = useChange(() => leaving(session, kind, thing));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const act = () => {
    if (!member.isYou) {
      remove();
      return onClose();
    }
    leave();
    void navigate(kind.list.path);
  };
  return (
    <div className="members">
      <h3 ref={heading} tabIndex={-1} dir="auto">
        {member.isYou ? `Leave “${thing.name}”?` : `Remove ${nameOf(member)}?`}
      </h3>
      {error && (
        <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
          {`The list of what stays could not be loaded. ${kind.reason(error)}`}
        </Notice>
      )}
      {!data && !error && <Skeleton height="72px" />}
      {data && (
        <ul className="members__departure">
          {departureWords(kind, data, member).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className="small-dialog__buttons">
        <Button className="danger" aria-disabled={!data} onClick={() => data && act()}>
          {member.isYou ? 'Leave' : 'Remove'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </div>
  );
}

/** A sentence for each part, by what the server counted. */
function departureWords(
  { noun, loss = '' }: SharedKind,
  departure: Departure,
  member: Collaborator,
): string[] {
  const name = nameOf(member);
  const [who, adder, whose] = member.isYou ? ['You', 'you', 'Your'] : [name, name, `${name}’s`];
  const words = {
    homes: (count: number) =>
      count === 0
        ? `All homes stay. None of them was added by ${adder}.`
        : `${homeCount(count)} that ${adder} added ${count === 1 ? 'stays' : 'stay'} in the collection, with ${member.isYou ? 'your' : 'their'} first name and “who left”.`,
    hearts: (count: number) =>
      `${homeCount(count)} that ${count === 1 ? 'is' : 'are'} in none of your other collections won’t show as saved.`,
    comments: (count: number) =>
      `${whose} ${count === 1 ? 'comment stays' : `${count} comments stay`} with ${member.isYou ? 'your' : 'their'} first name and “who left”.`,
    votes: (count: number) =>
      `${whose} ${member.isYou ? '' : 'opened '}votes on ${homeCount(count)} are deleted.`,
  };
  return [
    `${who} won’t be able to open the ${noun}${loss}.`,
    ...departure.flatMap(({ what, count }) => (what === 'hearts' && count === 0 ? [] : words[what](count))),
  ];
}
