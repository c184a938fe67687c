import { editionOf } from '@hearth/domain/edition/editions.ts';
import { deviceText } from '@hearth/domain/people/device-text.ts';
import { ADDRESS_HEADER } from './auth-names.ts';
import type { Identity } from './identity.ts';
import { knowsDevice, type SessionRow } from './sessions.queries.ts';
import { timeText } from './time-text.ts';

/** Mails a person about a sign-in from a device that no other session of theirs came from. */
export async function greetNewDevice(
  { db, mails, config, clock }: Identity,
  session: SessionRow,
  headers: Headers,
): Promise<void> {
  const userAgent = headers.get('user-agent');
  const device = { sessionId: session.sessionId, deviceId: headers.get('x-device-id'), userAgent };
  if (await knowsDevice(db.kysely, session.personId, device)) return;
  await mails.prepare();
  await db.kysely.transaction().execute((transaction) =>
    mails.sendNotice(
      transaction,
      { ...session, id: session.personId },
      {
        template: 'account-new-sign-in',
        parameters: {
          name: session.firstname,
          device: deviceText(userAgent),
          address: headers.get(ADDRESS_HEADER),
          time: timeText(clock(), editionOf(config.productName).timeZone),
          link: `${config.publicUrl}/menu/account-settings`,
        },
      },
    ),
  );
  mails.wake();
}
