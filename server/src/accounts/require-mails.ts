import type { FastifyRequest } from 'fastify';
import { orMailUnavailable } from '../http/mail-unavailable.ts';
import type { Identity } from './identity.ts';

/** Fails before anything is stored or answered. @throws AppError mail_unavailable where no mail can be queued */
export const requireMails = ({ mails }: Pick<Identity, 'mails'>, request: FastifyRequest): Promise<void> =>
  orMailUnavailable(request, () => mails.prepare());
