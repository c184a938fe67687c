import type { FastifyInstance } from 'fastify';

/** '203.0.113.7:51234' or '[2001:db8::7]:51234'; a bare address of version 6 has more colons. */
const WITH_PORT = /^(?:(?<v4>[\d.]+)|\[(?<v6>[^\]]*)\])(?::\d+)?$/;

/**
 * Some proxies (Azure, IIS) write the sender's port into `x-forwarded-for`, which differs with every connection. Without it
 * `request.ip` is an address, and one sender counts as one. Before everything that reads `request.ip`.
 */
export function removeForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const given = headers['x-forwarded-for'];
    if (typeof given === 'string') headers['x-forwarded-for'] = given.split(',').map(bareAddress).join(', ');
  });
}

function bareAddress(entry: string): string {
  const { v4, v6 } = WITH_PORT.exec(entry.trim())?.groups ?? {};
  return v4 ?? v6 ?? entry.trim();
}
