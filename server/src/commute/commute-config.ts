import type * as z from 'zod';
import { type Environment, oneOf, secret, webUrl } from '../config-reader.ts';

/** The service that travel times are asked of. */
export interface CommuteConfig {
  readonly provider: 'osrm' | 'valhalla' | 'google';
  /** The service's own address; null for Google's. */
  readonly url: string | null;
  /** Never sent to a browser. */
  readonly key: string | null;
}

export const commuteSettings = {
  COMMUTE_PROVIDER: oneOf(['osrm', 'valhalla', 'google']).optional(),
  COMMUTE_URL: webUrl.optional(),
  COMMUTE_KEY: secret(10).optional(),
};
type CommuteSettings = z.output<z.ZodObject<typeof commuteSettings>>;

export function commuteProblems(given: Environment): readonly string[] {
  const { COMMUTE_PROVIDER: provider, COMMUTE_URL: url, COMMUTE_KEY: key } = given;
  if (provider === undefined)
    return url === undefined && key === undefined
      ? []
      : ['COMMUTE_PROVIDER must name the service of COMMUTE_URL and COMMUTE_KEY'];
  if (provider === 'google')
    return key === undefined ? ['COMMUTE_KEY is missing: Google needs the key of a project'] : [];
  return url === undefined ? [`COMMUTE_URL is missing: set it to the address of ${provider}`] : [];
}

export const commuteConfigOf = (settings: CommuteSettings): CommuteConfig | null =>
  settings.COMMUTE_PROVIDER === undefined
    ? null
    : {
        provider: settings.COMMUTE_PROVIDER,
        url: settings.COMMUTE_URL ?? null,
        key: settings.COMMUTE_KEY ?? null,
      };
