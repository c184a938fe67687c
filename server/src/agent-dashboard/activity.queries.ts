import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { keptCount } from '../db/kept-counts.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';
import { type DashboardAgent, keyOfAgent, ofAgent } from './dashboard.queries.ts';

/** A mail to an agent, or an inquiry that the agent answers. */
export type ActivityRow = {
  readonly id: string;
  readonly createdAt: Date;
  readonly isUnread: boolean;
} & (
  | {
      readonly kind: 'Emails';
      readonly subject: string | null;
      readonly template: string;
      readonly parameters: unknown;
    }
  | { readonly kind: 'Inquiries'; readonly type: StoredInquiryType; readonly name: string }
);

export interface RequestedActivity extends PageOf<'date'> {
  readonly from: Date | null;
  readonly to: Date | null;
  readonly isUnread: boolean;
  /** null for both. */
  readonly kind: ActivityRow['kind'] | null;
}

/** A page of what came to an agent; served by mail_inbox and inquiry_agent. The mails about the inquiries are left out. */
export const readActivity = (
  db: Db,
  agent: DashboardAgent & { readonly userId: string },
  { from, to, isUnread, kind, ...page }: RequestedActivity,
): Promise<ListPage<ActivityRow>> => {
  const within: readonly SqlFragment[] = [
    ...(from === null ? [] : [sql`created_at >= ${from}`]),
    ...(to === null ? [] : [sql`created_at <= ${to}`]),
  ];
  const mails = allOf([
    sql`receiver_id = ${agent.userId}`,
    sql`related_type is distinct from 'inquiry'`,
    ...(isUnread ? [sql`is_unread`] : []),
    ...within,
  ]);
  const inquiries = allOf([ofAgent(agent), ...(isUnread ? [sql`status = 'new'`] : []), ...within]);
  const mailPart = {
    kept: keptCount(['other mails'], sql`${agent.userId}`),
    rows: sql`select 'Emails' as kind, id, created_at, is_unread, subject, template,
          case when subject is null then parameters end as parameters, null as type, null as name
        from mail where ${mails}`,
  };
  const inquiryPart = {
    kept: keptCount(['inquiries of an agent'], sql`${keyOfAgent(agent)}::text`),
    rows: sql`select 'Inquiries', id, created_at, status = 'new', null, null, null, type, trim(firstname || ' ' || lastname)
        from inquiry where ${inquiries}`,
  };
  const chosen = kind === null ? [mailPart, inquiryPart] : [kind === 'Emails' ? mailPart : inquiryPart];
  const total = sql.join(
    chosen.map(({ kept }) => kept),
    sql` + `,
  );
  const named = sql`activity (kind, id, created_at, is_unread, subject, template, parameters, type, name)`;
  const united = (each: readonly SqlFragment[]) => sql`(${sql.join(each, sql` union all `)}) as ${named}`;
  return readListPage(
    db,
    {
      ...{ select: sql`*`, from: united(chosen.map(({ rows }) => rows)), where: sql`true` },
      fromInOrder: (direction) =>
        united(chosen.map(({ rows }) => sql`(${rows} order by created_at ${direction}, id ${direction})`)),
      orders: { date: sql`created_at` },
      key: sql`id`,
      keysFirst: true,
      kept: isUnread || within.length > 0 ? undefined : total,
    },
    page,
  );
};
