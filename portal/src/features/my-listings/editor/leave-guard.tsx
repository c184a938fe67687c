import { hasUnsaved } from '@hearth/domain/exclusive/edited-draft.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SmallDialog } from '../../../ui/small-dialog.tsx';
import type { DraftEditor } from './draft-editor.ts';

/** Asks before a link is followed while something is typed that cannot be saved now. */
export function LeaveGuard({ editor }: { readonly editor: DraftEditor }): ReactNode {
  const navigate = useNavigate();
  const [target, ask] = useState<string | null>(null);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const { draft, unreadable, saving } = editor.state;
      const isStuck = saving === 'waiting' || saving === 'refused' || Object.keys(draft.conflicts).length > 0;
      const isHeld = Object.keys(unreadable).length > 0 || (hasUnsaved(draft) && isStuck);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!isHeld || !isPlain || !link?.href || link.hash !== '' || link.target === '_blank') return;
      if (link.origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      ask(link.pathname + link.search);
    };
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [editor]);
  if (target === null) return null;
  return (
    <SmallDialog title="Leave with unsaved changes?" onClose={() => ask(null)}>
      <p>Some of what you typed isn’t saved. It stays on this device until you open the listing again.</p>
      <div className="leave-guard">
        <Button look="primary" onClick={() => ask(null)}>
          Stay
        </Button>
        <Button onClick={() => void navigate(target)}>Leave</Button>
      </div>
    </SmallDialog>
  );
}
