import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { momentText } from '../../../ui/day-text.ts';
import { useEditing } from './editing.ts';

/** States that all is stored: 'Saved 3 s ago', or why not and the next step. */
export function SaveLine(): ReactNode {
  const { editor } = useEditing();
  const { saving, failure, savedAt, details, unreadable, draft } = useSnapshot(editor.state);
  const age = useAge(savedAt);
  const isHeld = Object.keys(unreadable).length + Object.keys(draft.conflicts).length > 0;
  const trouble =
    saving === 'waiting' || saving === 'refused' ? troubleWords(saving, failure as ApiError | null) : '';
  const saved =
    savedAt === null
      ? details &&
        `Saved ${momentText(details.savedAt)}${details.savedBy === null ? '' : ` by ${details.savedBy}`}`
      : `Saved ${age}`;
  const shown = trouble || (saving === 'saving' ? 'Saving…' : (saved ?? 'Saved as you type'));
  return (
    <div className="save-line" data-trouble={trouble !== ''}>
      {/* The words that change each second are for the eyes alone. */}
      <span aria-hidden="true" dir="auto">
        {shown}
        {isHeld && trouble === '' && ', except for the fields marked below'}
      </span>
      {trouble !== '' && (
        <Button look="quiet" onClick={() => void editor.save()}>
          Try now
        </Button>
      )}
      <LiveRegion message={trouble || (savedAt === null ? '' : isHeld ? 'Saved in part' : 'Saved')} />
    </div>
  );
}

function troubleWords(saving: 'waiting' | 'refused', failure: ApiError | null): string {
  if (failure?.code === 'offline' || !navigator.onLine)
    return 'You’re offline. Your changes are kept on this device and saved once you’re connected.';
  const reason = failure
    ? failureText(failure, 'The server could not save them.', {
        sign_in_required: 'Your session has ended. Log in again to continue.',
        not_found: 'This listing was deleted, or is no longer yours.',
        forbidden: 'You may not edit this listing any more.',
        network: 'The server could not be reached.',
      })
    : '';
  const next = saving === 'waiting' ? 'We’ll keep trying.' : 'They’re kept on this device.';
  return `Your last changes aren’t saved. ${reason} ${next}`;
}

const tickMs = 1_000;

/** '3 s ago', '2 min ago' of a moment; it counts on while it is shown. */
function useAge(since: number | null): string {
  const [now, look] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => look(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [since]);
  const seconds = Math.max(0, Math.round((now - (since ?? now)) / 1000));
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3600)} h ago`;
}
