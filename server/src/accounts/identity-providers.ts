import type { Config } from '../config.ts';
import type { ProviderId } from './identity-config.ts';

/** Identity providers as buttons show them. */
export function identityProviders({
  identity,
}: Pick<Config, 'identity'>): { id: ProviderId; name: string }[] {
  return [
    ...(identity.google ? [{ id: 'google' as const, name: 'Google' }] : []),
    ...(identity.facebook ? [{ id: 'facebook' as const, name: 'Facebook' }] : []),
    ...(identity.openId ? [{ id: 'openid' as const, name: identity.openId.name }] : []),
  ];
}
