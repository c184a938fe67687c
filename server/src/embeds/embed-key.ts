import type { EmbedPolicy, EmbedStatus } from '@hearth/domain/contract/embed.ts';

/** A key as it is stored. */
export interface EmbedKey {
  readonly key: string;
  /** Whose pages it is for, in words. */
  readonly owner: string;
  readonly agentId: string | null;
  /** Patterns of `originPattern`. */
  readonly origins: readonly string[];
  readonly policy: EmbedPolicy;
  readonly theme: EmbedStatus['theme'];
  readonly configuration: EmbedStatus['configuration'];
  /** null is what the settings say. */
  readonly requestsperminute: number | null;
  readonly createdat: Date;
  readonly revokedat: Date | null;
}

/** What a request may be told by its key. */
export type EmbedUse = Pick<EmbedKey, 'key' | 'policy' | 'agentId' | 'requestsperminute'>;

/** A key as `embed_key` takes it; anything else is no key, and no query is spent on it. */
export const isKeyShaped = (text: string): boolean => /^hk_[0-9A-Za-z]{20}$/.test(text);
