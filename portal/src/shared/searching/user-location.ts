import type { Point } from '@hearth/domain/search/areas/distance.ts';

/** Why the location of the visitor is unknown. */
export type LocationFailure = 'refused' | 'unknown' | 'unsupported';

/** A position that the browser found within the last ten seconds is good enough (specification section 9). */
const options: PositionOptions = { maximumAge: 10_000, timeout: 10_000, enableHighAccuracy: false };

/** The visitor's position from the browser, to about ten meters; the browser may ask for permission. Never rejects. */
export function userLocation(): Promise<Point | LocationFailure> {
  const { geolocation } = navigator;
  if (!geolocation || !isSecureContext) return Promise.resolve('unsupported');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      options,
    );
  });
}

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
