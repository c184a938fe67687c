import type { AgentAct, AgentActUndo } from '@hearth/domain/contract/agent-window.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { dayText } from '../../ui/day-text.ts';
import { useSession } from '../app/app-context.tsx';
import { PageLink } from '../app/page-link.tsx';
import type { Session } from '../app/session.ts';
import { type Change, effect } from '../changes/change.ts';
import { useChange } from '../changes/use-change.ts';
import { deletion as searchDeletion } from '../saved-searches/saved-search-changes.ts';
import { deletion as collectionDeletion, membership } from '../saving/collection-changes.ts';
import { type AgentActs, actKeys } from './acts-query.ts';
import '../personal-list/inbox-list.css';
import './agent-act.css';

/** One look or change of the agent: 'Dana saved a search for you' with its undo. */
export function AgentActLine({ act }: { readonly act: AgentAct }): ReactNode {
  const session = useSession();
  const { change } = useChange((undo: AgentActUndo) => undoing(session, act, undo));
  const { agent, looked, did, at, undo } = act;
  const name = agent ?? 'Your former agent';
  return (
    <article className="inbox__item agent-act">
      <p dir="auto">
        {looked === null ? `${name} ${did}` : `${name} looked at your ${looked}`}
        {undo?.name && (
          <>
            {' '}
            (<PageLink href={pathOf(undo)}>{undo.name}</PageLink>)
          </>
        )}{' '}
        on {dayText(at)}
      </p>
      {undo && (
        <Button look="quiet" onClick={() => change(undo)}>
          Undo
        </Button>
      )}
    </article>
  );
}

/** Page of the saved search or collection that the act made or changed. */
const pathOf = ({ kind, id }: AgentActUndo): string =>
  kind === 'saved-search' ? `/saved-search/${id}` : collectionPath(id ?? dismissedCollection);

/** The client's own change that takes an agent's change back: the act offers its undo no more at once, not only once the change is sent. */
function undoing(session: Session, act: AgentAct, undo: AgentActUndo): Change<unknown> {
  const change = ownChange(session, undo) as Change<unknown>;
  const { all } = actKeys(session);
  const undone = effect<AgentActs>(all, (acts) => ({
    ...acts,
    items: acts.items.map((each) => (each.id === act.id ? { ...each, undo: null } : each)),
  }));
  return { ...change, apply: [...(change.apply ?? []), undone], stale: [...(change.stale ?? []), all] };
}

function ownChange(session: Session, { kind, id, listingId, name }: AgentActUndo): Change<never> | Change {
  const thing = { id: id ?? '', name: name ?? '' };
  const home = listingId ?? '';
  if (kind === 'saved-search') return searchDeletion(session, thing, () => {});
  if (kind === 'collection') return collectionDeletion(session, thing, () => {});
  if (kind === 'home-dismissed')
    return membership(session, { id: dismissedCollection, name: 'dismissed homes' }, home, false);
  return membership(session, thing, home, kind === 'home-removed');
}
