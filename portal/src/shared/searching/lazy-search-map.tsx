import type { SearchMapProps } from '@hearth/widgets/map/search-map.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { Component, lazy, type ReactNode, Suspense } from 'react';

const SearchMap = lazy(async () => ({
  default: (await import('@hearth/widgets/map/search-map.tsx')).SearchMap,
}));

/** The map, whose code loads when it is first shown. After a failure one line replaces it. */
export function LazySearchMap(props: SearchMapProps): ReactNode {
  return (
    <MapBoundary>
      <Suspense fallback={<Skeleton height="100%" />}>
        <SearchMap {...props} />
      </Suspense>
    </MapBoundary>
  );
}

class MapBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p className="hearth-notice" role="status">
        The map could not be shown. Use the list to see all homes.
      </p>
    ) : (
      this.props.children
    );
  }
}
