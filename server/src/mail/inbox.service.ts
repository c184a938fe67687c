import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  countNotifications,
  getEmailHistory,
  getNotifications,
} from '@hearth/domain/contract/notification.ts';
import { mailStatusFilters } from '@hearth/domain/people/mail-status.ts';
import type { Db } from '../db/database.ts';
import { periodStart } from '../db/list-page.ts';
import { requireShown } from '../history/shown-to-agent.service.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { announceInbox } from '../live/announce.service.ts';
import { changeFor, personOf } from '../people/owner.service.ts';
import { bouncesOf } from './delivery/delivery.service.ts';
import {
  countInbox,
  type InboxMail,
  isOfInbox,
  markAllRead,
  readInbox,
  recordOpening,
} from './inbox.queries.ts';
import { withoutLiveLinks } from './live-links.service.ts';
import { readMail } from './mail.queries.ts';
import { removedLink, type StoredMail } from './mail.ts';
import { type FrameOptions, mailFrame } from './mail-frame.service.ts';

/** A badge shows 99+ for more (specification section 9). */
const mostCounted = 100;

/**
 * A page of the mails to an owner.
 * @throws AppError forbidden where the owner does not show them to the actor
 */
export async function inboxOf(
  db: Db,
  { type, period, ...page }: QueryOf<typeof getNotifications>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getNotifications>> {
  await requireShown(db, visit, 'email-history');
  const { owner, now } = visit;
  const filter = {
    since: periodStart(period, now),
    ...(type === 'Unread' && { isUnread: true }),
    ...((type === 'Emails' || type === 'Inquiries') && { isAboutInquiry: type === 'Inquiries' }),
  };
  const { items, total } = await readInbox(db, owner.ownerId, filter, page);
  return {
    items: await Promise.all(
      items.map(async (item) => ({ ...(await shown(item)), isUnread: item.isUnread })),
    ),
    total,
  };
}

/** @throws AppError forbidden where the owner does not show mails to the actor */
export async function inboxCounts(db: Db, visit: OwnedVisit): Promise<ResponseOf<typeof countNotifications>> {
  await requireShown(db, visit, 'email-history');
  const { email: address } = await personOf(db, visit.owner);
  const { provenAt, suppressed } = await bouncesOf(db, address);
  const counts = await countInbox(db, visit.owner.ownerId, { address, provenAt }, mostCounted);
  return {
    total: counts.total,
    undelivered: { count: counts.undelivered, address, isStopped: suppressed !== null },
  };
}

/**
 * A page of the mails to an owner with what became of them.
 * @throws AppError forbidden where the owner does not show them to the actor
 */
export async function emailHistoryOf(
  db: Db,
  { status, notSentReason, period, page, limit, sortBy, sortType }: QueryOf<typeof getEmailHistory>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getEmailHistory>> {
  await requireShown(db, visit, 'email-history');
  const reason = notSentReason && ({ status: 'Not Sent', isHard: notSentReason === 'Hard Bounced' } as const);
  const filter = { since: periodStart(period, visit.now), ...mailStatusFilters[status], ...reason };
  const { items, total } = await readInbox(db, visit.owner.ownerId, filter, {
    page,
    limit,
    sortBy,
    sortType,
  });
  return {
    items: await Promise.all(
      items.map(async (item) => ({ ...(await shown(item)), isHard: item.isHard, address: item.toAddress })),
    ),
    total,
  };
}

/**
 * A mail to an owner as HTML. Links that act for an account are left out: who has a session must not get a new password by them.
 * Others than the owner get no link that acts.
 * @throws AppError not_found; forbidden where the owner does not show mails to the actor
 */
export async function mailAsHtml(options: FrameOptions, id: string, visit: OwnedVisit): Promise<string> {
  const db = options.db.kysely;
  await requireShown(db, visit, 'email-history');
  const mail = (await isOfInbox(db, visit.owner.ownerId, id)) ? await readMail(db, id) : undefined;
  if (mail === undefined) throw new AppError('not_found');
  const { contentOf } = await import('./render-mail.ts');
  const safe = withoutSecret(mail);
  const { html } = await contentOf(safe, await mailFrame(options, safe));
  return opensOutside(visit.right === 'self' ? html : withoutLiveLinks({ html }).html);
}

/** @throws AppError not_found */
export const openMail = (db: Db, id: string, visit: OwnedVisit): Promise<void> =>
  changeFor(db, visit, 'mail opened', async (transaction, { id: personId }) => {
    if (!(await isOfInbox(transaction, personId, id))) throw new AppError('not_found');
    await recordOpening(transaction, personId, id, visit.now);
    await announceInbox(transaction, personId);
  });

export const readAll = (db: Db, visit: OwnedVisit): Promise<void> =>
  changeFor(db, visit, 'mails marked as read', async (transaction, { id }) => {
    await markAllRead(transaction, id);
    await announceInbox(transaction, id);
  });

async function shown(item: InboxMail) {
  const { id, status, createdAt, isAboutInquiry } = item;
  const type = isAboutInquiry ? ('Inquiries' as const) : ('Emails' as const);
  return { id, status, type, subject: await subjectOf(item), createdAt: createdAt.toISOString() };
}

/** The subject of a mail, also of one that was not sent yet. */
export async function subjectOf({
  subject,
  template,
  parameters,
}: Pick<InboxMail, 'subject' | 'template' | 'parameters'>): Promise<string> {
  return subject ?? (await import('./render-mail.ts')).subjectOf({ template, parameters, content: null });
}

/** The link of a mail that acts for an account is taken out before it is rendered, and out of its text. */
function withoutSecret(mail: StoredMail): StoredMail {
  const { content, parameters, secretUntil } = mail;
  const link = (parameters as { readonly link?: unknown } | null)?.link;
  if (secretUntil === null || typeof link !== 'string') return mail;
  const html = content?.html
    .replaceAll(link.replaceAll('&', '&amp;'), removedLink)
    .replaceAll(link, removedLink);
  return {
    ...mail,
    parameters: { ...(parameters as object), link: removedLink },
    content: content && { ...content, html: html ?? '' },
  };
}

/** Links of a mail open beside the portal: its frame has no room for pages. */
const opensOutside = (html: string): string => html.replace(/<head>/, '<head><base target="_blank">');
