import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { spreadsheetCsv } from '../../text/spreadsheet-csv.ts';
import { agentByUsername } from '../agent-in-charge.queries.ts';
import { readFiledInquiries } from './agent-inquiries.queries.ts';

const columns = [
  ...['Received', 'Type', 'First name', 'Last name', 'Email', 'Phone', 'Message', 'Home', 'Tour'],
  ...['Status', 'Answered'],
];

/** The inquiries of the agent who asks as CSV for spreadsheets, the newest first. @throws AppError forbidden for clients */
export async function inquiryFile(db: Db, { actor, now }: OwnedVisit): Promise<string> {
  if (actor.role !== 'agent') throw new AppError('forbidden');
  const agent = await agentByUsername(db, actor.agentId);
  const inquiries = agent === undefined ? [] : await readFiledInquiries(db, agent.id);
  await recordAudit(db, {
    ...{ at: now, action: 'inquiries exported', actorId: actor.userId, personId: actor.userId },
    details: { count: inquiries.length },
  });
  const rows = inquiries.map((inquiry) => [
    ...[inquiry.createdAt.toISOString(), inquiryTitle(inquiry.type), inquiry.firstname, inquiry.lastname],
    ...[inquiry.email, inquiry.phone, inquiry.message, inquiry.askedListingId, inquiry.tourDateTime],
    ...[inquiry.status, inquiry.answeredAt?.toISOString() ?? ''],
  ]);
  return spreadsheetCsv(columns, rows);
}
