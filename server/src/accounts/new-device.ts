import { editionOf } from '@hearth/domain/edition/editions.ts';
import { deviceText } from '@hearth/domain/people/device-text.ts';
import type { FastifyRequest } from 'fastify';
import { isMarked, type MarkOwner } from './device-cookie.ts';
import type { Identity } from './identity.ts';
import { hasSessionOf, isFirstSignIn, type SessionRow } from './sessions.queries.ts';
import { timeText } from './time-text.ts';

/**
 * Mails a person about a sign-in with a browser that has no mark of theirs. The first sign-in of an account gets no mail, nor does
 * an address that was never proven.
 */
export function greetNewDevice(
  identity: Identity,
  { session, owner }: { readonly session: SessionRow; readonly owner: MarkOwner },
  request: FastifyRequest,
): void {
  if (!session.emailVerified) return;
  const { db, mails, config, clock, secret } = identity;
  identity.background.run(async () => {
    if (isMarked(request, config, await secret(), owner)) return;
    const now = clock();
    const { deviceId } = request;
    if (deviceId !== null && (await hasSessionOf(db.kysely, session, deviceId))) return;
    if (await isFirstSignIn(db.kysely, session.personId, now)) return;
    await mails.prepare();
    const parameters = {
      name: session.firstname,
      device: deviceText(request.headers['user-agent'] ?? null),
      address: request.ip,
      time: timeText(now, editionOf(config.productName).timeZone),
      link: `${config.publicUrl}/menu/account-settings`,
    };
    await db.kysely
      .transaction()
      .execute((transaction) =>
        mails.sendNotice(
          transaction,
          { ...session, id: session.personId },
          { template: 'account-new-sign-in', parameters },
        ),
      );
    mails.wake();
  });
}
