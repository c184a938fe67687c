import type { ReactNode } from 'react';
import { Component, lazy, Suspense } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { MapPanelProps } from './map-panel.tsx';

/** The map is most of a page's weight, so it and what serves it come when it is looked at, both at once. */
const Panel = lazy(async () => {
  const [{ MapPanel }, { SearchMap }] = await Promise.all([
    import('./map-panel.tsx'),
    import('../map/search-map.tsx'),
  ]);
  return { default: (props: LazyMapProps) => <MapPanel {...props} SearchMap={SearchMap} /> };
});

export type LazyMapProps = Omit<MapPanelProps, 'SearchMap'>;

/** The map of a search; where it cannot be had, one line, and the list goes on. */
export function LazyMap(props: LazyMapProps): ReactNode {
  return (
    <MapGuard>
      <Suspense fallback={<div className="hearth-search__map-wait" />}>
        <Panel {...props} />
      </Suspense>
    </MapGuard>
  );
}

/** Leaflet cannot be loaded, or may not run where a page forbids markup from text (Trusted Types). */
class MapGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Notice>The map is not available here.</Notice> : this.props.children;
  }
}
