import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { Members } from './members.tsx';

/** Opens the people of a collection. */
export function MembersButton({ collection }: { readonly collection: CollectionPage }): ReactNode {
  const [isOpen, open] = useState(false);
  const { can, collaboratorCount } = collection;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        {can.invite && collaboratorCount === 0 ? 'Invite' : 'People'}
        {collaboratorCount > 0 && (
          <>
            {` ${collaboratorCount + 1}`}
            <VisuallyHidden> in this collection</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpen && (
        <SmallDialog title="People" onClose={() => open(false)}>
          <Members collection={collection} />
        </SmallDialog>
      )}
    </>
  );
}
