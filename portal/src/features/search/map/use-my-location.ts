import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useState } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { withToasts } from '../../../ui/toast.ts';
import { useIsHere } from '../../../ui/use-is-here.ts';
import { toMeters } from './to-meters.ts';

type Position = NonNullable<SearchState['userLocation']>;

/** The longest wait for a location, and the age up to which an earlier one is used (specification section 9). */
const milliseconds = 10_000;

interface MyLocation {
  readonly asking: boolean;
  /** The browser may ask the visitor for permission. */
  readonly ask: () => void;
}

/** Requests the visitor's location when they press the button. A failure is announced and changes nothing else. */
export function useMyLocation(onFound: (position: Position) => void): MyLocation {
  const { edition } = useApp();
  const [asking, setAsking] = useState(false);
  const isHere = useIsHere();
  const found = ({ coords }: GeolocationPosition) => {
    // A visitor who has left the map meanwhile is not taken back to it.
    if (!isHere()) return;
    setAsking(false);
    const position = { latitude: toMeters(coords.latitude), longitude: toMeters(coords.longitude) };
    if (isIn(edition.mapBounds, position)) onFound(position);
    else notify(`Your location is far from the ${edition.city} area, so the map does not move there.`);
  };
  const failed = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    if (!isHere()) return;
    setAsking(false);
    notify(
      code === PERMISSION_DENIED
        ? 'Your location was not shared. Allow it in your browser to use it here.'
        : 'Your location could not be found right now.',
    );
  };
  const ask = () => {
    if (!('geolocation' in navigator)) return notify('This browser does not share your location.');
    setAsking(true);
    navigator.geolocation.getCurrentPosition(found, failed, {
      maximumAge: milliseconds,
      timeout: milliseconds,
    });
  };
  return { asking, ask };
}

const notify = (words: string): void => withToasts((toasts) => toasts.info(words, { id: 'my-location' }));

const isIn = (bounds: Bounds, { latitude, longitude }: Position): boolean =>
  latitude >= bounds.minLatitude &&
  latitude <= bounds.maxLatitude &&
  longitude >= bounds.minLongitude &&
  longitude <= bounds.maxLongitude;
