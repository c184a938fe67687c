import type * as z from 'zod';
import { type Environment, secret, webUrl } from '../config-reader.ts';

/** Google's street view. */
export interface StreetViewConfig {
  /** Never sent to a browser. */
  readonly key: string;
  /** Of another server that stands in for Google's; null for Google's own. */
  readonly url: string | null;
}

export const streetViewSettings = {
  STREET_VIEW_KEY: secret(10).optional(),
  STREET_VIEW_URL: webUrl.optional(),
};
type StreetViewSettings = z.output<z.ZodObject<typeof streetViewSettings>>;

export const streetViewProblems = ({ STREET_VIEW_KEY, STREET_VIEW_URL }: Environment): readonly string[] =>
  STREET_VIEW_URL !== undefined && STREET_VIEW_KEY === undefined
    ? ['STREET_VIEW_KEY is missing: STREET_VIEW_URL is of no use without it']
    : [];

export const streetViewConfigOf = ({
  STREET_VIEW_KEY: key,
  STREET_VIEW_URL: url,
}: StreetViewSettings): StreetViewConfig | null => (key === undefined ? null : { key, url: url ?? null });
