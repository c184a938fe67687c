import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface NoticeProps {
  readonly children: ReactNode;
  /** Shown as 'Try again' where trying again can help. */
  readonly onRetry?: (() => void) | undefined;
  /** A retry is pending: the button keeps its place and focus, and does nothing. */
  readonly isRetrying?: boolean | undefined;
}

/** One quiet line where something could not be shown; it never takes the focus and never covers anything. */
export function Notice({ children, onRetry, isRetrying }: NoticeProps): ReactNode {
  return (
    <p className="hearth-notice" role="status">
      <span>{children}</span>
      {onRetry && (
        <Button look="quiet" aria-disabled={isRetrying} onClick={isRetrying ? undefined : onRetry}>
          Try again
        </Button>
      )}
    </p>
  );
}
