import type { Resource } from '../../http/resource.ts';
import { requireWebhookPassword } from '../../http/webhook-password.ts';
import { readIncomingMail } from './incoming-mail.ts';
import { takeMail } from './thread.service.ts';

/**
 * Takes the mails that came to the addresses of threads, as `message/rfc822` with MAIL_WEBHOOK_SECRET as the password of the address.
 * Mails of no interest get the same answer as all others, so that no mail server returns them.
 */
export const incomingRoutes: Resource = async (app, dependencies) => {
  const { mailWebhookSecret: secret, repliesTo } = dependencies.config;
  if (secret === null || repliesTo === null) return;
  await app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const options = { schema: { hide: true }, config: { needsNoKey: true } };
    scope.post('/api/mail-events/incoming', options, async (request) => {
      requireWebhookPassword(request, secret);
      const mail = Buffer.isBuffer(request.body) ? await readIncomingMail(request.body) : null;
      if (mail !== null) await takeMail(dependencies, mail, dependencies.clock());
      return { done: true };
    });
  });
};
