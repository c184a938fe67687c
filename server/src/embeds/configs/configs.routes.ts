import * as contract from '@hearth/domain/contract/embed-config.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import type { Resource } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { linkedKey } from '../owner/key-link.service.ts';
import { addConfig, changeConfig, configOf, configsOf, removeConfig } from './configs.service.ts';

/** Stored settings of widgets: pages read them, the owner of the key changes them by the signed link. */
export const embedConfigRoutes: Resource = async (app, { db: { kysely: db }, config, clock }) => {
  route(app, contract.getEmbedConfig, async ({ params }, { embed }, reply) => {
    const { widget, attributes } = await configOf(db, params.id, embed);
    reply.header('cache-control', 'public, max-age=60');
    return { widget, attributes: { ...attributes } };
  });
  const linked = async (link: string) => (await linkedKey(db, link, clock())).key;
  await serveToPortal(app, config, (scope) => {
    route(scope, contract.getKeyConfigs, async ({ params }, _request, reply) => {
      reply.header('cache-control', 'no-store');
      return { items: await configsOf(db, await linked(params.link)) };
    });
    route(scope, contract.addKeyConfig, async ({ params, body }) =>
      addConfig(db, await linked(params.link), { ...body, now: clock() }),
    );
    route(scope, contract.changeKeyConfig, async ({ params: { link, id }, body }) =>
      changeConfig(db, await linked(link), { ...body, id, now: clock() }),
    );
    route(scope, contract.removeKeyConfig, async ({ params: { link, id } }) => {
      await removeConfig(db, await linked(link), id);
      return { done: true } as const;
    });
  });
};
