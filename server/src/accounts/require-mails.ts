import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/errors.ts';
import type { Identity } from './identity.ts';

/** Fails before anything is stored or answered. @throws AppError mail_unavailable where no mail can be queued */
export const requireMails = ({ mails }: Pick<Identity, 'mails'>, request: FastifyRequest): Promise<void> =>
  orMailUnavailable(request, () => mails.prepare());

/** Does what queues a mail. @throws AppError mail_unavailable where it fails; the log has the reason */
export async function orMailUnavailable(request: FastifyRequest, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    request.log.error({ err: error }, 'a mail could not be queued');
    throw new AppError('mail_unavailable');
  }
}
