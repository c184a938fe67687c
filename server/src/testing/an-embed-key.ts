import { randomUUID } from 'node:crypto';
import type { EmbedKey } from '../embeds/embed-key.ts';
import { testNow } from './generated-listings.ts';

/** A key for the whole search on https://partner.test; tests name what they care about. */
export const anEmbedKey = (changes: Partial<EmbedKey> = {}): EmbedKey => ({
  id: randomUUID(),
  key: 'hk_00000000000000000000',
  owner: 'Partner',
  ownerEmail: null,
  agentId: null,
  origins: ['https://partner.test'],
  policy: 'search',
  leadRouting: 'listing',
  theme: {},
  configuration: {},
  requestsPerMinute: null,
  createdAt: testNow,
  revokedAt: null,
  endsAt: null,
  ...changes,
});
