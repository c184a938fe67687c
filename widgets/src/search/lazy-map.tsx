import type { ReactNode } from 'react';
import { Component } from 'react';
import { Notice } from '../ui/notice.tsx';
import { later, useLater } from '../ui/use-later.ts';
import type { MapPanelProps } from './map-panel.tsx';

/** The map is most of a page's weight, so it and what serves it come when it is looked at, both at once. */
const parts = later(async () => {
  const [{ MapPanel }, { SearchMap }] = await Promise.all([
    import('./map-panel.tsx'),
    import('../map/search-map.tsx'),
  ]);
  return { MapPanel, SearchMap };
});

export type LazyMapProps = Omit<MapPanelProps, 'SearchMap'>;

/** The map of a search; where it cannot be had, one line, and the list goes on. */
export function LazyMap(props: LazyMapProps): ReactNode {
  const here = useLater(parts);
  if (here === undefined) return <div className="hearth-search__map-wait" />;
  return (
    <MapGuard failed={!here}>{here && <here.MapPanel {...props} SearchMap={here.SearchMap} />}</MapGuard>
  );
}

interface MapGuardProps {
  readonly failed: boolean;
  readonly children: ReactNode;
}

/** Leaflet cannot be loaded, or may not run where a page forbids markup from text (Trusted Types). */
class MapGuard extends Component<MapGuardProps, { readonly failed: boolean }> {
  override state = { failed: this.props.failed };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Notice>The map is not available here.</Notice> : this.props.children;
  }
}
