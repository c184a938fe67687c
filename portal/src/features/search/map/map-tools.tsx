import type { MapViewType } from '@hearth/domain/search/map/map-views.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import type { ReactNode } from 'react';
import { PortalIcon } from '../../../ui/portal-icon.tsx';
import './map-tools.css';

interface MapToolsProps {
  readonly searchAsMoved: boolean;
  readonly onSearchAsMoved: (yes: boolean) => void;
  /** The map was moved and nothing was searched there; null otherwise. */
  readonly onSearchHere: (() => void) | null;
  readonly views: readonly MapViewType[];
  readonly viewType: MapViewType;
  readonly onViewType: (type: MapViewType) => void;
  readonly locating: boolean;
  readonly onLocate: () => void;
  readonly tilesFailed: boolean;
  readonly onTilesRetry: () => void;
  /** A line about the homes shown. */
  readonly note: ReactNode;
}

const viewNames: Readonly<Record<MapViewType, string>> = {
  roadmap: 'Roadmap',
  satellite: 'Satellite',
  terrain: 'Terrain',
};

/** The controls over the map besides its own buttons; plain HTML, which works where the map fails. */
export function MapTools(props: MapToolsProps): ReactNode {
  const { searchAsMoved, onSearchAsMoved, onSearchHere, views, locating, onLocate, tilesFailed, note } =
    props;
  return (
    <div className="map-tools">
      <div className="map-tools__top">
        <label className="map-tools__pill">
          <input
            type="checkbox"
            checked={searchAsMoved}
            onChange={(event) => onSearchAsMoved(event.target.checked)}
          />
          <span>
            Search as I move<span className="map-tools__long"> the map</span>
          </span>
        </label>
        {onSearchHere && (
          <Button
            look="primary"
            icon="search"
            className="map-tools__here"
            onClick={(event) => {
              // The button goes, the map stays.
              event.currentTarget.closest<HTMLElement>('.search__map')?.focus({ preventScroll: true });
              onSearchHere();
            }}
          >
            Search this area
          </Button>
        )}
      </div>
      <div className="map-tools__bottom">
        <div className="map-tools__notes" role="status">
          {tilesFailed && <Notice onRetry={props.onTilesRetry}>The map images could not be loaded.</Notice>}
          {note}
        </div>
        {views.length > 1 && <ViewSwitch {...props} />}
        <button
          type="button"
          className="map-tools__locate"
          aria-label="My location"
          aria-busy={locating}
          onClick={onLocate}
        >
          <PortalIcon name="locate" />
        </button>
      </div>
    </div>
  );
}

const ViewSwitch = ({ views, viewType, onViewType }: MapToolsProps): ReactNode => (
  <fieldset className="map-tools__views segments__row">
    <legend className="hearth-visually-hidden">Map type</legend>
    {views.map((type) => (
      <label key={type} className="segment">
        <input type="radio" name="map-view" checked={type === viewType} onChange={() => onViewType(type)} />
        <span>{viewNames[type]}</span>
      </label>
    ))}
  </fieldset>
);
