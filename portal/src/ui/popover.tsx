import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useState } from 'react';
import type { PopoverPanelProps } from './popover-panel.tsx';
import { useOverlay } from './use-overlay.ts';

const popoverPanel = deferred(async () => (await import('./popover-panel.tsx')).PopoverPanel);

/** Fetches the library of popovers before the first one opens. A failure counts when one is to open. */
export const prefetchPopover = (): void => void popoverPanel.fetch().catch(() => {});

/**
 * `PopoverPanel`, whose library is fetched with the first press at the latest. Until then its button is a plain one, which
 * is never replaced during a press. Leaving it while it waits cancels the press.
 */
export function Popover(props: PopoverPanelProps): ReactNode {
  const { button, isOpen, onOpen, onClose } = props;
  const Panel = useOverlay(popoverPanel, isOpen, onClose);
  const [isReady, setReady] = useState(false);
  if (!isReady && isOpen && Panel) setReady(true);
  if (isReady && Panel) return <Panel {...props} />;
  return (
    <button
      type="button"
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isOpen || undefined}
      onClick={onOpen}
      onBlur={() => isOpen && onClose()}
    />
  );
}
