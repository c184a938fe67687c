import type { contactFileFormats, ImportReport, RowOutcome } from '@hearth/domain/contract/contact-files.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { contactName, mostContacts } from '@hearth/domain/people/contact-rules.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { refuse } from '../../http/refuse.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { changeFor } from '../../people/owner.service.ts';
import { announceContacts, askingAgent } from '../contacts.service.ts';
import { insertContacts, readAllContacts, updateContacts } from './contact-files.queries.ts';
import { csvRows } from './csv-rows.ts';
import { type BrokenRow, type FileContact, fileContact, isBroken } from './file-contact.ts';
import { fileText } from './file-text.ts';
import { knownContacts } from './known-contacts.ts';

/** Most rows of one file. */
const mostRows = 20_000;

export type ContactFileFormat = (typeof contactFileFormats)[number];

/**
 * Imports the contacts of a file, all in one transaction. Each row is made, matched, merged or refused.
 * @throws AppError validation_failed for a file without contacts, or with too many
 */
export async function importFile(
  db: Db,
  file: Buffer,
  format: ContactFileFormat,
  visit: OwnedVisit,
): Promise<ImportReport> {
  const asking = askingAgent(visit);
  const rows = await rowsOf(fileText(file), format);
  const importing = changeFor(db, visit, 'contacts imported', async (transaction) => {
    const known = knownContacts(await readAllContacts(transaction, asking.agentId, { locked: true }));
    const report = rows.map((row) => {
      if (isBroken(row)) return reported(row, 'refused', row.reason);
      if (known.count() >= mostContacts)
        return reported(row, 'refused', `You can have ${withCommas(mostContacts)} contacts`);
      return reported(row, known.take(row));
    });
    await insertContacts(transaction, known.made(), asking, visit.now);
    await updateContacts(transaction, known.changed(), visit.now);
    await announceContacts(transaction, [asking.agentId]);
    const count = (outcome: RowOutcome) => report.filter((each) => each.outcome === outcome).length;
    return {
      ...{ made: count('made'), matched: count('matched'), merged: count('merged') },
      ...{ refused: count('refused'), rows: report },
    };
  });
  return importing.catch((error: unknown) => {
    if (isUniqueViolation(error)) refuse('file', 'Your contacts changed meanwhile. Import the file again.');
    throw error;
  });
}

async function rowsOf(
  text: string,
  format: ContactFileFormat,
): Promise<readonly (FileContact | BrokenRow)[]> {
  const rows = format === 'csv' ? csvRows(text) : (await import('./vcard-rows.ts')).vcardRows(text);
  if (rows === null)
    refuse(
      'file',
      'No column is an email or a phone. Name the columns in the first line, for example Email.',
    );
  if (rows.length === 0) refuse('file', 'This file has no contacts');
  if (rows.length > mostRows)
    refuse('file', `A file can have ${withCommas(mostRows)} contacts. Split it into smaller ones.`);
  return rows.map((row) => (isBroken(row) ? row : fileContact(row)));
}

const reported = (
  row: FileContact | BrokenRow,
  outcome: RowOutcome,
  reason: string | null = null,
): ImportReport['rows'][number] => ({
  ...{ line: row.line, outcome, reason, name: isBroken(row) ? '' : contactName(row) },
});

/** The contacts of the agent who asks as a file. */
export async function exportFile(db: Db, format: ContactFileFormat, visit: OwnedVisit): Promise<string> {
  const { agentId, userId } = askingAgent(visit);
  const contacts = await readAllContacts(db, agentId);
  await recordAudit(db, {
    ...{ at: visit.now, action: 'contacts exported', actorId: userId, personId: userId },
    details: { count: contacts.length, format },
  });
  const { asCsv, asVcards } = await import('./written-contacts.ts');
  return format === 'csv' ? asCsv(contacts) : asVcards(contacts);
}
