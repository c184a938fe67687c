import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { Drawing } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import type { DrawingStatus } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
import { type MapType, mapTypes } from '@hearth/domain/search/map/map-type.ts';
import { type MapViewType, mapViewTypes } from '@hearth/domain/search/map/map-views.ts';
import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { partOf, persisted } from '../../ui/persisted.ts';

const ownSchema = z.object({ visible: partOf(z.boolean()), viewType: partOf(z.enum(mapViewTypes)) });
const own = partOf(ownSchema);

/** The state stored on the device, by kind of map. */
const keptSchema = z.object({
  ...(Object.fromEntries(mapTypes.map((type) => [type, own])) as Record<MapType, typeof own>),
  /** A map that is moved does not search there. */
  stays: partOf(z.boolean()),
});

type Own = z.output<typeof ownSchema>;
type Kept = z.output<typeof keptSchema>;

/** Last position of a map. */
interface LastView {
  readonly boundary: Bounds;
  readonly center: { readonly latitude: number; readonly longitude: number };
  readonly zoom: number;
  /** The search that the map showed. While it is the same, the map returns to its last view. */
  readonly search: string;
}

/** Changes of a visitor to the map of one kind of page. */
export interface MapState {
  readonly state: {
    /** Beside the list, where there is room for both. Kept on the device. */
    visible: boolean;
    /** Instead of the list, where there is not: never before the visitor chooses it there. */
    overList: boolean;
    /** Kept on the device. */
    viewType: MapViewType;
    /** Of this visit; null before it was looked at. */
    lastView: LastView | null;
    /** Mode of the map in the page; a drawing on a hidden map does not disable other controls. */
    drawing: DrawingStatus;
    /** The drawing that is not searched yet. Lasts for this visit. */
    sketch: Drawing | null;
  };
  /** Shows or hides the map beside the list. */
  show(visible: boolean): void;
  /** Shows the map instead of the list, or the list again. */
  showOverList(shown: boolean): void;
  setViewType(viewType: MapViewType): void;
  setDrawing(drawing: DrawingStatus): void;
  keepSketch(sketch: Drawing | null): void;
  leaveAt(bounds: Bounds, zoom: number, search: string): void;
}

/** All maps of a session. */
export interface MapStates {
  readonly shared: {
    /** Set if moving a map searches there; kept on the device. */
    searchAsMoved: boolean;
  };
  /** The state of one kind of map; the same one each time. */
  of(type: MapType): MapState;
  searchAsMoved(yes: boolean): void;
}

/**
 * One state for each type of map. `isWide` says whether list and map fit side by side. A small screen first shows the list,
 * because the map covers it there.
 */
export function createMapStates(isWide: boolean): MapStates {
  const stored = persisted<Kept>('hearth-maps', keptSchema, {});
  const kept = { ...stored.read() };
  const shared = proxy({ searchAsMoved: kept.stays !== true });
  const states = new Map<MapType, MapState>();
  const change = (part: Partial<Kept>) => stored.write(Object.assign(kept, part));
  return {
    shared,
    of(type) {
      const known = states.get(type);
      if (known) return known;
      const made = mapState(kept[type] ?? {}, isWide, (own) => change({ [type]: { ...kept[type], ...own } }));
      states.set(type, made);
      return made;
    },
    searchAsMoved(yes) {
      shared.searchAsMoved = yes;
      change({ stays: !yes });
    },
  };
}

function mapState(kept: Own, isWide: boolean, change: (own: Partial<Own>) => void): MapState {
  const state = proxy<MapState['state']>({
    visible: isWide && kept.visible !== false,
    overList: false,
    viewType: kept.viewType ?? 'roadmap',
    lastView: null,
    drawing: 'NoDrawing',
    sketch: null,
  });
  const show = (visible: boolean) => {
    state.visible = visible;
    if (!visible) state.overList = false;
    change({ visible });
  };
  return {
    state,
    show,
    showOverList(shown) {
      state.overList = shown;
      // A map that was shown on a narrow screen is shown on a wide one as well, e.g. after a tablet is turned.
      if (shown) show(true);
    },
    setViewType(viewType) {
      state.viewType = viewType;
      change({ viewType });
    },
    setDrawing(drawing) {
      state.drawing = drawing;
    },
    keepSketch(sketch) {
      state.sketch = sketch && ref(sketch);
    },
    leaveAt(boundary, zoom, search) {
      const center = {
        latitude: (boundary.minLatitude + boundary.maxLatitude) / 2,
        longitude: (boundary.minLongitude + boundary.maxLongitude) / 2,
      };
      state.lastView = ref({ boundary, center, zoom, search });
    },
  };
}
