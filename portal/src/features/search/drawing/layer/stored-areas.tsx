import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { divIcon, layerGroup, marker, polygon } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { areaPane, drawingPane, latLngOf } from './ground.ts';

/** A drawn area that the search has. */
export interface StoredArea {
  readonly id: string;
  /** 'Drawn area 2'. */
  readonly label: string;
  readonly areas: readonly Area[];
}

interface StoredAreasProps {
  readonly stored: readonly StoredArea[];
  /** While one is drawn the others are only seen. */
  readonly canEdit: boolean;
  readonly onEdit: (area: StoredArea) => void;
}

/** The outlines of the search's drawn areas, each with a button that opens it for changes. */
export function StoredAreas({ stored, canEdit, onEdit }: StoredAreasProps): ReactNode {
  const map = useMap();
  const edit = useEffectEvent(onEdit);
  useEffect(() => {
    const group = layerGroup().addTo(map);
    for (const area of stored) {
      for (const corners of area.areas) {
        polygon(corners.map(latLngOf), {
          pane: areaPane,
          className: 'hearth-drawing__area hearth-drawing__area--stored',
          interactive: false,
        }).addTo(group);
      }
      if (canEdit) editButton(area, () => edit(area))?.addTo(group);
    }
    return () => void group.remove();
  }, [map, stored, canEdit]);
  return null;
}

/** At the northernmost corner, where it covers least of the area. */
function editButton(area: StoredArea, press: () => void) {
  const [top] = area.areas.flat().toSorted((a, b) => b.latitude - a.latitude);
  if (!top) return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hearth-drawing__edit';
  button.textContent = 'Edit area';
  button.ariaLabel = `Edit ${area.label}`;
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    press();
  });
  return marker(latLngOf(top), {
    icon: divIcon({ className: 'hearth-drawing__edit-anchor', html: button, iconSize: [0, 0] }),
    pane: drawingPane,
    keyboard: false,
    interactive: false,
  });
}
