import type { EmbedPolicy, EmbedStatus } from '@hearth/domain/contract/embed.ts';
import type { LeadRouting } from '@hearth/domain/contract/webhooks.ts';

/** Custom properties by their names without the two hyphens. */
export type KeyTheme = EmbedStatus['theme'];

/** Attributes by the name of the element. */
export type KeyConfiguration = EmbedStatus['configuration'];

/** A key as it is stored. */
export interface EmbedKey {
  /** Stays when the key is rotated. */
  readonly id: string;
  readonly key: string;
  /** Owner of the pages, in words. */
  readonly owner: string;
  /** Gets the links of the key's page; null where no person has one. */
  readonly ownerEmail: string | null;
  readonly agentId: string | null;
  /** Patterns of `originPattern`. */
  readonly origins: readonly string[];
  readonly policy: EmbedPolicy;
  /** Who answers inquiries from its pages first. */
  readonly leadRouting: LeadRouting;
  readonly theme: KeyTheme;
  readonly configuration: KeyConfiguration;
  /** null: the limit of the settings applies. */
  readonly requestsPerMinute: number | null;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** End of a former name, by which the key was asked for; null for its newest name. */
  readonly endsAt: Date | null;
}

/** The settings of a key that a request may use. Its name may have been replaced some seconds ago; its id stays. */
export type EmbedUse = Pick<
  EmbedKey,
  'id' | 'key' | 'policy' | 'agentId' | 'leadRouting' | 'requestsPerMinute'
>;

/** Returns whether the name by which a key was asked for may be used at a moment. */
export const isUsable = ({ revokedAt, endsAt }: Pick<EmbedKey, 'revokedAt' | 'endsAt'>, now: Date): boolean =>
  revokedAt === null && (endsAt === null || endsAt > now);
