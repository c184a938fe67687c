import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../shared/app/app-context.tsx';
import { useOverlay } from '../ui/use-overlay.ts';

const panel = deferred(async () => (await import('../shared/saving/save-panel.tsx')).SavePanel);

/** The panel with the collections of a home, which outlasts the card or toast that opened it; its code comes with the first need. */
export function LateSavePanel(): ReactNode {
  const { saving } = useSession();
  const { home } = useSnapshot(saving.state);
  const SavePanel = useOverlay(panel, home !== null, saving.close);
  // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
  return home && SavePanel && <SavePanel home={home} onClose={saving.close} />;
}
