import * as contract from '@hearth/domain/contract/webhooks.ts';
import { readEmbedKey } from '../../embeds/embed-keys.queries.ts';
import { keyLink } from '../../embeds/owner/key-link.service.ts';
import { fencedKey, type LeakPath } from './leak-path.ts';

const id = '00000000-0000-4000-8000-000000000001';
const end = new Date('2027-01-01T00:00:00Z');

const bodies: Partial<Record<string, object>> = {
  PUT: { leadRouting: 'page' },
  [contract.addKeyWebhook.path]: { format: 'standard', url: 'https://crm.example/' },
};

/** Calls of a key's owner about its leads, which answer without a word of any listing. */
export const webhookPaths: readonly LeakPath[] = [
  contract.getKeyLeads,
  contract.routeKeyLeads,
  contract.addKeyWebhook,
  contract.removeKeyWebhook,
  contract.testKeyWebhook,
  contract.rotateKeyWebhook,
  contract.enableKeyWebhook,
  contract.redeliverKeyLead,
].map(({ method, path }) => {
  const name = `${method} ${path}`;
  const payload = bodies[method] ?? bodies[path];
  return {
    ...{ name, endpoint: name, audience: 'viewer', by: 'nothing', reachedBy: 'list', knowsNoKeys: true },
    async ask(server, _suspect, { viewer }) {
      const key = await readEmbedKey(server.db.kysely, fencedKey);
      const link = await keyLink(server.db.kysely, key!, end);
      const url = path.replace('{link}', link).replace('{id}', id);
      const answer = await server.as(viewer).inject({ method, url, ...(payload && { payload }) });
      return { text: answer.body, count: null, status: answer.statusCode };
    },
  };
});
