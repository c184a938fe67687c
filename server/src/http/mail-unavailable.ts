import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Does what queues a mail. @throws AppError mail_unavailable where it fails; the log has the reason */
export async function orMailUnavailable(request: FastifyRequest, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    request.log.error({ err: error }, 'a mail could not be queued');
    throw new AppError('mail_unavailable');
  }
}
