import { type ReactNode, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { MapPanelProps } from './map-panel.tsx';

/** The map is most of a page's weight, so its two modules load, together, when it comes into view. */
const map = deferred(async () => {
  const [{ MapPanel }, { SearchMap }] = await Promise.all([
    import('./map-panel.tsx'),
    import('../map/search-map.tsx'),
  ]);
  return (props: LazyMapProps) => <MapPanel {...props} SearchMap={SearchMap} />;
});

export type LazyMapProps = Omit<MapPanelProps, 'SearchMap'>;

/** The map of a search; where it fails to load, one line with a retry, and the list still works. */
export function LazyMap(props: LazyMapProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  return <OneAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OneAttempt({ onRetry, ...props }: LazyMapProps & { readonly onRetry: () => void }): ReactNode {
  const Panel = useDeferred(map, true, true);
  if (Panel) return <Panel {...props} />;
  if (Panel === null) return <Notice onRetry={onRetry}>The map could not be loaded.</Notice>;
  return <div className="hearth-search__map-wait" />;
}
