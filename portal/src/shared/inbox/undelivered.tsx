import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../app/app-context.tsx';
import { inboxCountsQuery } from './inbox-counts.ts';

/** Mails that did not reach the address of the account, with the next step; nothing where all did. @param children the next step */
export function Undelivered({ children }: { readonly children: ReactNode }): ReactNode {
  const { data } = useQuery(inboxCountsQuery(useSession()));
  if (!data) return null;
  const { count, address, isStopped } = data.undelivered;
  if (count === 0 && !isStopped) return null;
  return (
    <Notice>
      {count === 0 ? 'Our emails' : count === 1 ? '1 email' : `${count} emails`} couldn’t reach you: the
      address <strong dir="auto">{address}</strong>{' '}
      {isStopped ? 'doesn’t take our mail, so we’ve stopped sending to it.' : 'didn’t take our mail.'}{' '}
      {children}
    </Notice>
  );
}
