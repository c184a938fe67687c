import { Button } from '@hearth/widgets/ui/button.tsx';
import { hashKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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

/** Returns the change by which the person leaves, declines or deletes a collection, while the server does not have it. */
export function useParting(id: string): Change | undefined {
  const session = useSession();
  const { pending } = useSnapshot(session.changes.state);
  const hash = hashKey(collectionKeys(session).collection(id));
  const last = (pending as readonly Change[]).findLast(({ key }) => hashKey(key) === hash);
  return last?.undo && last;
}

/** The page of a collection that the person just left, declined or deleted: closed at once, and opened again by an undo. */
export function PartedCollection({ by: { key, words } }: { readonly by: Change }): ReactNode {
  const { changes } = useSession();
  return (
    <Closed title={toastWords(words.done as string).title}>
      <p>
        <Button onClick={() => changes.replace(key)}>Undo</Button>
      </p>
    </Closed>
  );
}

const Closed = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section className="list-page collections page-width">
    <PageHead canonical={null} />
    <h1 dir="auto">{title}</h1>
    {children}
    <p>
      <PageLink href="/menu/collections">See your collections</PageLink>
    </p>
  </section>
);
