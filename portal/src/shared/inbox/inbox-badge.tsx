import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../app/app-context.tsx';
import { useShownQuery } from '../changes/use-change.ts';
import { inboxCountsQuery } from './inbox-counts.ts';

/** Above it, a badge shows 99+ (specification section 9). */
const most = 99;

/** Unread mails; nothing without one. */
export function InboxBadge({ className }: { readonly className: string }): ReactNode {
  const { data } = useShownQuery(inboxCountsQuery(useSession()));
  const { total = 0 } = data ?? {};
  if (total === 0) return null;
  return (
    <span className={className}>
      {total > most ? `${most}+` : total}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
}
