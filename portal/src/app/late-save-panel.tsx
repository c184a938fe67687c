import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../ui/app-context.tsx';
import { useOverlay } from '../ui/use-overlay.ts';

const panel = deferred(async () => (await import('../ui/collections/save-panel.tsx')).SavePanel);

/** The panel with the collections of a home, which outlasts the card or toast that opened it; its code comes with the first need. */
export function LateSavePanel(): ReactNode {
  const { saving, session } = useApp();
  const { home } = useSnapshot(saving.state);
  const isGuest = session.viewer.role === 'guest';
  const isOpen = home !== null && !isGuest;
  const SavePanel = useOverlay(panel, isOpen, saving.close);
  // Else it would open for the next person.
  useEffect(() => {
    if (isGuest) saving.close();
  }, [isGuest, saving]);
  // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
  return isOpen && SavePanel && <SavePanel home={home} onClose={saving.close} />;
}
