import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { Members } from './members.tsx';
import type { SharedKind, SharedThing } from './shared-kind.ts';

interface MembersButtonProps {
  readonly kind: SharedKind;
  readonly thing: SharedThing & { readonly collaboratorCount: number };
}

/** Opens the people of a thing. */
export function MembersButton({ kind, thing }: MembersButtonProps): ReactNode {
  const [isOpen, open] = useState(false);
  const { can, collaboratorCount } = thing;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        {can.invite && collaboratorCount === 0 ? 'Invite' : 'People'}
        {collaboratorCount > 0 && (
          <>
            {` ${collaboratorCount + 1}`}
            <VisuallyHidden> in this {kind.noun}</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpen && (
        <SmallDialog title="People" onClose={() => open(false)}>
          <Members kind={kind} thing={thing} />
        </SmallDialog>
      )}
    </>
  );
}
