import type { Resource } from '../http/resource.ts';
import { ownedVisitOf } from '../http/visit.ts';
import { noteLook } from './looks.service.ts';

/** Notes each look of an agent at a list of a contact where the answers of all routes pass. Without its line, no answer leaves. */
export const noteLooks: Resource = (app, dependencies) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { shows } = request.routeOptions.config;
    const visit = ownedVisitOf(request);
    if (shows !== undefined && visit?.right === 'contact' && reply.statusCode < 400)
      await noteLook(dependencies, shows, visit);
    return payload;
  });
};
