import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { hashKey } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import type { Change } from '../../shared/changes/change.ts';
import { toastWords } from '../../shared/changes/change-toasts.ts';
import { collectionKeys } from '../../shared/saving/collection-keys.ts';
import './collections.css';

/** The page of a collection that the person cannot open. Deleted, left and never shared ones look the same. */
export const ClosedCollection = (): ReactNode => (
  <Closed title="You can’t open this collection">
    <p>It was deleted, you left it, or it isn’t shared with you.</p>
  </Closed>
);

/** The agreement of a collection that the person may open, but whose votes they may not see. */
export const ClosedVotes = ({ id }: { readonly id: string }): ReactNode => (
  <Closed
    title="You can’t see these votes yet"
    way={{ path: collectionPath(id), label: 'Open the collection' }}
  >
    <p>Votes are for people who joined this collection. If you’re invited, open it to join.</p>
  </Closed>
);

interface Parting {
  readonly change: Change;
  /** The server is not yet asked to carry it out. */
  readonly canUndo: boolean;
}

/** Returns the change by which the person leaves, declines or deletes a collection, while the server does not have it. */
export function useParting(id: string): Parting | undefined {
  const session = useSession();
  const { pending, held } = useSnapshot(session.changes.state);
  const hash = hashKey(collectionKeys(session).collection(id));
  const last = (pending as readonly Change[]).findLast(({ key }) => hashKey(key) === hash);
  const change = last?.undo && last;
  const canUndo = change !== undefined && (held as readonly Change[]).includes(change);
  useHeadingFocus(change, canUndo);
  return change && { change, canUndo };
}

/** Moves the focus to the heading where its button, or the page around it, has gone with a parting. */
function useHeadingFocus(change: Change | undefined, canUndo: boolean): void {
  const before = useRef({ change, canUndo });
  const isWanted = useRef(false);
  // After each render: the page that follows may still have to load.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { change, canUndo };
    if (last.change && (last.change !== change || last.canUndo !== canUndo)) isWanted.current = true;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (!isWanted.current || !heading) return;
    isWanted.current = false;
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

/** The page of a collection that the person just left, declined or deleted: closed at once, and opened again by an undo. */
export function PartedCollection({ by }: { readonly by: Parting }): ReactNode {
  const { changes } = useSession();
  const { key, words } = by.change;
  return (
    <Closed title={toastWords(words.done as string).title}>
      {by.canUndo && (
        <p>
          <Button onClick={() => changes.replace(key)}>Undo</Button>
        </p>
      )}
    </Closed>
  );
}

const collections = { path: '/menu/collections', label: 'See your collections' };

interface ClosedProps {
  readonly title: string;
  readonly way?: { readonly path: string; readonly label: string };
  readonly children: ReactNode;
}

const Closed = ({ title, way = collections, children }: ClosedProps): ReactNode => (
  <section className="list-page collections page-width">
    <PageHead canonical={null} />
    <h1 dir="auto">{title}</h1>
    {children}
    <p>
      <PageLink href={way.path}>{way.label}</PageLink>
    </p>
  </section>
);
