import { updateUser } from '@hearth/domain/contract/user.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { meQuery, useMeChanged } from '../../shared/account/me-query.ts';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { persisted } from '../../ui/persisted.ts';
import './save-prompt.css';

/** The choice of a guest never to see the prompt again; that of a person is in the account. */
const isUnwanted = persisted('hearth-no-save-prompt', z.boolean(), false);

interface SavePromptProps {
  /** The pressed button is gone: the focus has to move. */
  readonly onClose: () => void;
}

/** Asks once in a visit to save the search, unless the person asked never to see it again (specification section 4). */
export function SavePrompt({ onClose }: SavePromptProps): ReactNode {
  const session = useSession();
  const { viewer } = session;
  const isGuest = viewer.role === 'guest';
  const { data: me } = useQuery({ ...meQuery(session), enabled: !isGuest });
  const meChanged = useMeChanged();
  const [isClosed, close] = useState(() => isGuest && isUnwanted.read());
  const [isNever, setNever] = useState(false);
  const { change: refuse } = useChange(() => ({
    key: [...meQuery(session).queryKey, 'save prompt'],
    call: (call) =>
      call(updateUser, { params: { username: me?.username ?? '' }, body: { showPromptSaveSearch: false } }),
    onSuccess: meChanged,
    words: { failed: 'Unable to change your settings' },
  }));
  if (isClosed || (!isGuest && me?.profile.showPromptSaveSearch !== true)) return null;
  const gotIt = () => {
    close(true);
    onClose();
    if (!isNever) return;
    if (isGuest) isUnwanted.write(true);
    else refuse();
  };
  return (
    <div className="save-prompt" role="status">
      <p>Save this search and be the first to know about new listings.</p>
      <label>
        <input
          type="checkbox"
          checked={isNever}
          onChange={(event) => setNever(event.currentTarget.checked)}
        />
        Don't show me this message again.
      </label>
      <Button onClick={gotIt}>Got it!</Button>
    </div>
  );
}
