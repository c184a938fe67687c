import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { useApp } from '../../../ui/app-context.tsx';
import { useIsHere } from '../../../ui/use-is-here.ts';
import { toMeters } from './to-meters.ts';

type Place = NonNullable<SearchState['userLocation']>;

/** An older answer of the device is good enough for ten seconds (specification section 9), and waited for as long. */
const milliseconds = 10_000;

interface MyLocation {
  readonly asking: boolean;
  /** Asks the device, which asks the person. */
  readonly ask: () => void;
}

/** Where the person is, asked for on their press alone; that it cannot be told is said and changes nothing. */
export function useMyLocation(onFound: (place: Place) => void): MyLocation {
  const { edition } = useApp();
  const [asking, setAsking] = useState(false);
  const isHere = useIsHere();
  const found = ({ coords }: GeolocationPosition) => {
    // Whoever has left the map meanwhile is not taken back to it.
    if (!isHere()) return;
    setAsking(false);
    const place = { latitude: toMeters(coords.latitude), longitude: toMeters(coords.longitude) };
    if (isIn(edition.mapBounds, place)) onFound(place);
    else tell(`You seem to be far from the ${edition.city} area, so the map stays where it is.`);
  };
  const failed = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    if (!isHere()) return;
    setAsking(false);
    tell(
      code === PERMISSION_DENIED
        ? 'Your location stays with you. To use it here, allow it in your browser.'
        : 'Your location could not be found right now.',
    );
  };
  const ask = () => {
    if (!('geolocation' in navigator)) return tell('This browser cannot tell where you are.');
    setAsking(true);
    navigator.geolocation.getCurrentPosition(found, failed, {
      maximumAge: milliseconds,
      timeout: milliseconds,
    });
  };
  return { asking, ask };
}

const tell = (words: string): void => void toast.info(words, { id: 'my-location' });

const isIn = (bounds: Bounds, { latitude, longitude }: Place): boolean =>
  latitude >= bounds.minLatitude &&
  latitude <= bounds.maxLatitude &&
  longitude >= bounds.minLongitude &&
  longitude <= bounds.maxLongitude;
