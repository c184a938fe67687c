import type { PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../app/app-context.tsx';

interface InquiryReceiptProps {
  readonly type?: PublicInquiryType;
}

/** The way to the stored copy of an inquiry, for clients; guests have the copy in their mail. */
export function InquiryReceipt({ type }: InquiryReceiptProps): ReactNode {
  const { viewer } = useSession();
  const isClient = viewer.role === 'client';
  // The whitepaper comes by mail, which the inbox has too.
  if (type === 'request-free-whitepaper') return isClient ? <Link to={pages.inbox.path}>VIEW</Link> : null;
  if (type === 'review-me')
    return 'Open the link in the email we just sent you. We publish your review after that.';
  return isClient ? (
    <Link to={pages.inquiryHistory.path}>See it in your inquiry history</Link>
  ) : (
    'We emailed you a copy.'
  );
}
