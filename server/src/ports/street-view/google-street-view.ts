import { streetViewRadiusMeters } from '@hearth/domain/contract/street-view.ts';
import { distanceMeters, type Point } from '@hearth/domain/search/areas/distance.ts';
import { withoutEndSlashes } from '@hearth/domain/text/trim-end.ts';
import * as z from 'zod';
import type { StreetViewConfig } from '../../street-view/street-view-config.ts';

const GOOGLE_URL = 'https://maps.googleapis.com';
const TIMEOUT_MS = 5000;
/** Google's pictures of 640 px have about 80 KB. */
const MAX_BYTES = 2_000_000;
/** Specification section 9. */
const FIELD_OF_VIEW = '120';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of a street. */
export interface StreetPicture {
  readonly bytes: Buffer;
  /** 'image/jpeg'. */
  readonly type: string;
  /** 'YYYY-MM'. */
  readonly taken: string | null;
  readonly credit: string;
  /** From the position that was asked for. */
  readonly meters: number;
}

/** Pictures of streets. */
export interface StreetViewPort {
  /** The nearest outdoor picture within 500 m, which looks towards the position; null where there is none. Rejects where the service fails. */
  pictureAt(position: Point, size: PictureSize): Promise<StreetPicture | null>;
}

const metadataSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('OK'),
    location: z.object({ lat: z.number(), lng: z.number() }),
    date: z.string().optional(),
    copyright: z.string().optional(),
  }),
  z.object({ status: z.enum(['ZERO_RESULTS', 'NOT_FOUND']) }),
]);

/** Google's Street View Static API: first the metadata, which cost nothing, then the picture. */
export function createGoogleStreetView({ key, url }: StreetViewConfig): StreetViewPort {
  const base = withoutEndSlashes(url ?? GOOGLE_URL);
  const ask = async (path: string, { latitude, longitude }: Point, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      location: `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
      radius: String(streetViewRadiusMeters),
      source: 'outdoor',
      ...more,
      key,
    });
    const answer = await fetch(`${base}/maps/api/${path}?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`street view answered ${answer.status}`);
    return answer;
  };
  return {
    async pictureAt(position, { width, height }) {
      const found = metadataSchema.parse(await (await ask('streetview/metadata', position)).json());
      if (found.status !== 'OK') return null;
      const place = { latitude: found.location.lat, longitude: found.location.lng };
      const meters = Math.round(distanceMeters(position, place));
      if (meters > streetViewRadiusMeters) return null;
      const size = { size: `${width}x${height}`, fov: FIELD_OF_VIEW, return_error_code: 'true' };
      const picture = await ask('streetview', position, size);
      const type = picture.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await picture.arrayBuffer());
      if (!/^image\/(jpeg|png|webp)$/.test(type) || bytes.length > MAX_BYTES)
        throw new Error(`street view answered ${bytes.length} bytes of ${type}`);
      return { bytes, type, taken: found.date ?? null, credit: found.copyright ?? '© Google', meters };
    },
  };
}
