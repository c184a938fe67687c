import * as contract from '@hearth/domain/contract/embed-owner.ts';
import { orMailUnavailable } from '../../http/mail-unavailable.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import { shareOf } from '../../http/rate-limit.ts';
import type { Resource } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { linkedKey } from './key-link.service.ts';
import { keyFile, mailKeyLinks, ownedKey } from './key-owner.service.ts';
import { endFormer, rotateKey } from './rotate-key.service.ts';

/** 12 of 600 a minute: a person asks once. */
const SHARE_OF_ASKING = 0.02;

/** The page of a key's owner. Its signed link is the authority; it works on the portal alone. */
export const keyOwnerRoutes: Resource = (app, dependencies) => {
  const { config, db, clock } = dependencies;
  const linked = (link: string) => linkedKey(db.kysely, link, clock());
  return serveToPortal(app, config, (scope) => {
    route(scope, contract.getOwnedKey, async ({ params, query: { days = '30' } }, { visit }, reply) => {
      reply.header('cache-control', 'no-store');
      return ownedKey(dependencies, await linked(params.link), { ...visit, days });
    });
    route(scope, contract.getKeyFile, async ({ params, query }, { visit }, reply) => {
      const { by, days = '90' } = query;
      const file = await keyFile(dependencies, await linked(params.link), { ...visit, by, days });
      reply.type('text/csv; charset=utf-8').serializer(String).header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="widgets-by-${by}.csv"`);
      return file;
    });
    route(scope, contract.rotateKey, async ({ params, body }) => {
      const { key } = await linked(params.link);
      await rotateKey(db.kysely, key.id, { now: clock(), days: body.days });
      return { done: true } as const;
    });
    route(scope, contract.endFormerKey, async ({ params }) => {
      const { key } = await linked(params.link);
      await endFormer(db.kysely, { key: key.key, name: params.key, now: clock() });
      return { done: true } as const;
    });
    route(
      scope,
      contract.askForKeyLinks,
      async ({ body }, request) => {
        await orMailUnavailable(request, () => mailKeyLinks(dependencies, body.email, clock()));
        return { done: true } as const;
      },
      { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE_OF_ASKING) },
    );
  });
};
