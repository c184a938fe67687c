import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { clearCooperation } from '@hearth/domain/exclusive/cooperation/clear-cooperation.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';

/** The clock of clear cooperation: a warning before publishing starts it, then its deadline. */
export function CooperationLine({
  cooperation,
}: {
  readonly cooperation: PublishSheet['cooperation'];
}): ReactNode {
  const { edition } = useApp();
  const { applies, state, deadline, deadlineIfPublished } = cooperation;
  const at = deadlineIfPublished ?? deadline;
  if (!applies || at === null) return null;
  const by = new Intl.DateTimeFormat('en-US', {
    ...{ weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: edition.timeZone,
  } as const).format(new Date(at));
  const words = {
    waiting: `Publishing starts the clock: submit this home to ${edition.mlsName} by ${by}.`,
    running: `Submit this home to ${edition.mlsName} by ${by}. It’s been shown to the public.`,
    overdue: `This home was due at ${edition.mlsName} by ${by}. Submit it now.`,
    met: `Submitted to ${edition.mlsName} before ${by}.`,
    late: `Submitted to ${edition.mlsName} after ${by}.`,
  };
  return (
    <p className="publish-sheet__clock" data-state={state}>
      <strong>{words[state]}</strong>{' '}
      <a href={clearCooperation.url} target="_blank" rel="noreferrer">
        {clearCooperation.name}
      </a>{' '}
      gives one business day. To show it to agents alone, choose the status Private.
    </p>
  );
}
