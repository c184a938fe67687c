import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { isLocalName } from '../http/is-local-name.ts';
import { newestMails, readMail } from './mail.queries.ts';
import type { MailContent, StoredMail } from './mail.ts';
import { type FrameOptions, mailFrame } from './mail-frame.service.ts';

/** Most mails that the outbox lists. */
const MAX_MAILS = 200;

/** Returns whether this server shows its outbox: mails contain what visitors wrote, so only on one machine. */
export const hasOutbox = ({ smtp, publicUrl }: Pick<Config, 'smtp' | 'publicUrl'>): boolean =>
  smtp === null && isLocalName(new URL(publicUrl).hostname);

/** Loads React, so only once a page needs it. */
const renderer = () => import('./render-mail.ts');

/** The newest mails with their subjects. */
export async function mailsInOutbox(
  db: Db,
): Promise<{ readonly mail: StoredMail; readonly subject: string }[]> {
  const { subjectOf } = await renderer();
  return (await newestMails(db, MAX_MAILS)).map((mail) => ({ mail, subject: subjectOf(mail) }));
}

/** A mail and its content; undefined for an unknown id. */
export async function mailInOutbox(
  options: FrameOptions,
  id: string,
): Promise<[StoredMail, MailContent] | undefined> {
  const mail = uuidPattern.test(id) ? await readMail(options.db.kysely, id) : undefined;
  return mail && [mail, await (await renderer()).contentOf(mail, await mailFrame(options, mail))];
}
