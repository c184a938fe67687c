import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { serveApiReference } from './api-reference.ts';
import { docsPolicy } from './security-headers.ts';

/** The OpenAPI document of every declared endpoint: to read at /api/docs, as JSON at /api/docs/json, as plain HTML at /api/reference. */
export async function documentApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hearth',
        version: 'v2',
        description:
          'Listings, map points, areas, suggestions, pictures, agents and inquiries. Errors carry a `code`. Pages of other origins add ' +
          'their embed key to every request as the query parameter `embedKey`; `/api/embed/status` reports whether a page ' +
          'may use the API.',
      },
      servers: [{ url: publicUrl }],
    },
  });
  let document: Buffer | undefined;
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      async preHandler({ routeOptions }, reply) {
        if (routeOptions.url !== '/api/docs/json') return;
        // A megabyte, serialized once: many who ask for it and read nothing share its memory.
        document ??= Buffer.from(JSON.stringify(app.swagger()));
        return reply.type('application/json; charset=utf-8').send(document);
      },
    },
    staticCSP: docsPolicy,
    // Drawn group by group: all operations at once keep a slow browser busy for seconds.
    uiConfig: { docExpansion: 'none', deepLinking: true },
  });
  serveApiReference(app);
}
