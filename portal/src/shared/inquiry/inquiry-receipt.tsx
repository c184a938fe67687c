import { pages } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../app/app-context.tsx';

interface InquiryReceiptProps {
  /** The whitepaper comes by mail, which the inbox has too. */
  readonly isByMail?: boolean;
}

/** The way to the stored copy of an inquiry, for clients; guests have the copy in their mail. */
export function InquiryReceipt({ isByMail = false }: InquiryReceiptProps): ReactNode {
  const { viewer } = useSession();
  if (viewer.role !== 'client') return isByMail ? null : 'We emailed you a copy.';
  return isByMail ? (
    <Link to={pages.inbox.path}>VIEW</Link>
  ) : (
    <Link to={pages.inquiryHistory.path}>See it in your inquiry history</Link>
  );
}
