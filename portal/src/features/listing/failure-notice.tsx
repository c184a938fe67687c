import { Notice } from '@hearth/widgets/ui/notice.tsx';
import type { ReactNode } from 'react';
import type { Failure } from './use-listing.ts';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why a listing could not be loaded, with a retry where that can help. */
export const FailureNotice = ({ failure, onRetry }: FailureNoticeProps): ReactNode => (
  <Notice onRetry={failure.mayRetry ? onRetry : undefined}>{failure.words}</Notice>
);
