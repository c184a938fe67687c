import { countEmbeddedView } from '@hearth/domain/contract/embed.ts';
import * as configs from '@hearth/domain/contract/embed-config.ts';
import * as owner from '@hearth/domain/contract/embed-owner.ts';
import { requestSavedSearch } from '@hearth/domain/contract/pending-search.ts';
import * as webhooks from '@hearth/domain/contract/webhooks.ts';
import { readEmbedKey } from '../../embeds/embed-keys.queries.ts';
import { keyLink } from '../../embeds/owner/key-link.service.ts';
import { fencedKey, type LeakPath } from './leak-path.ts';

const end = new Date('2027-01-01T00:00:00Z');
const id = '00000000-0000-4000-8000-000000000001';
const configId = 'aaaaaaaaaaaa';
const config = { name: 'Home page', attributes: { location: 'Austin' } };

interface KeyCall {
  readonly endpoint: { readonly method: string; readonly path: string };
  /** That of the suspect without it. */
  readonly id?: string;
  readonly query?: string;
  readonly payload?: object;
  readonly needsAccount?: true;
}

const calls: readonly KeyCall[] = [
  { endpoint: owner.getOwnedKey },
  { endpoint: owner.getKeyFile, query: '?by=page' },
  { endpoint: owner.rotateKey, payload: { days: 0 } },
  { endpoint: owner.endFormerKey },
  { endpoint: owner.askForKeyLinks, payload: { email: 'ana@partner.test' } },
  { endpoint: configs.getEmbedConfig, id: configId, needsAccount: true },
  { endpoint: configs.getKeyConfigs },
  { endpoint: configs.addKeyConfig, payload: { ...config, widget: 'search' } },
  { endpoint: configs.changeKeyConfig, id: configId, payload: config },
  { endpoint: configs.removeKeyConfig, id: configId },
  { endpoint: webhooks.getKeyLeads },
  { endpoint: webhooks.routeKeyLeads, payload: { leadRouting: 'page' } },
  { endpoint: webhooks.addKeyWebhook, payload: { format: 'standard', url: 'https://crm.example/' } },
  { endpoint: webhooks.removeKeyWebhook, id },
  { endpoint: webhooks.testKeyWebhook, id },
  { endpoint: webhooks.rotateKeyWebhook, id },
  { endpoint: webhooks.enableKeyWebhook, id },
  { endpoint: webhooks.redeliverKeyLead, id },
  { endpoint: countEmbeddedView },
  {
    endpoint: requestSavedSearch,
    payload: { email: 'kim@friend.example', query: 'location=Austin', cadence: 'daily' },
  },
];

/** Calls about embed keys and by their pages, which answer without a word of any listing. */
export const embedKeyPaths: readonly LeakPath[] = calls.map(
  ({ endpoint: { method, path }, query = '', payload, needsAccount, ...call }): LeakPath => {
    const name = `${method} ${path}`;
    return {
      ...{ name, endpoint: name, audience: 'viewer', by: 'nothing', reachedBy: 'list', knowsNoKeys: true },
      ...(needsAccount && { needsAccount }),
      async ask(server, { listing }, { viewer }) {
        const key = await readEmbedKey(server.db.kysely, fencedKey);
        const link = await keyLink(server.db.kysely, key!, end);
        const url =
          path
            .replace('{link}', link)
            .replace('{key}', fencedKey)
            .replace('{id}', call.id ?? listing.listingid) + query;
        const answer = await server
          .as(viewer)
          .inject({ method: method as 'GET', url, ...(payload && { payload }) });
        return { text: answer.body, count: null, status: answer.statusCode };
      },
    };
  },
);
