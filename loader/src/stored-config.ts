import { getEmbedConfig } from '@hearth/domain/contract/embed-config.ts';
import type { Claim } from './claim.ts';

/** Attributes of a widget that the owner of the page's key stored. */
interface StoredConfig {
  /** Without 'hearth-'. */
  readonly widget: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const requested: Record<string, Promise<StoredConfig | undefined>> = Object.create(null);

/** The stored attributes of an id; undefined where there are none. Fetched once a page. */
export function storedConfig(id: string, claim = window.__hearth): Promise<StoredConfig | undefined> {
  requested[id] ??= claim ? fetchConfig(id, claim) : Promise.resolve(undefined);
  return requested[id];
}

async function fetchConfig(id: string, { api, key }: Claim): Promise<StoredConfig | undefined> {
  const address = new URL(getEmbedConfig.path.slice(1).replace('{id}', encodeURIComponent(id)), api);
  if (key) address.searchParams.set('embedKey', key);
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
