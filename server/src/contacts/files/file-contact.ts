import { phoneNumber, withNameCharacters } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine, plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { contactProblems, longestNotes } from '@hearth/domain/people/contact-rules.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';

/** The texts of one row of a CSV file or one card of a vCard file. */
export interface FileRow {
  /** First line in the file, from 1. */
  readonly line: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Whole name, for rows without its parts. */
  readonly name: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly notes: string;
  readonly leadSource: string;
}

/** A row that could not be read. */
export interface BrokenRow {
  readonly line: number;
  readonly reason: string;
}

/** A row as contacts are stored; further addresses are in `also`. */
export interface FileContact {
  readonly line: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly also: readonly string[];
  readonly notes: string;
  readonly leadSource: string | null;
}

/** Reads a row as a contact, or the reason why it is none. */
export function fileContact(row: FileRow): FileContact | BrokenRow {
  const names = namesOf(row);
  const [email = null, ...emails] = unique(row.emails.map(emailAddress));
  const [phone = null, ...phones] = unique(row.phones.map(phoneNumber));
  const contact = {
    ...names,
    ...{ line: row.line, email, phone, also: [...emails, ...phones] },
    notes: plainText(row.notes).slice(0, longestNotes),
    leadSource: plainLine(row.leadSource) || null,
  };
  const { line } = row;
  if (email === null && phone === null) return { line, reason: missing([...row.emails, ...row.phones]) };
  // A contact of a file may have no name; a form asks for one.
  const problems = contactProblems({
    firstname: names.firstname || 'x',
    lastname: names.lastname,
    leadSource: contact.leadSource ?? '',
  });
  const [problem] = problems;
  return problem ? { line, reason: problem.message } : contact;
}

export const isBroken = (row: FileContact | FileRow | BrokenRow): row is BrokenRow => 'reason' in row;

const unique = (texts: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

/** Longest unreadable text that a reason quotes. */
const longestQuote = 60;

function missing(typed: readonly string[]): string {
  const text = typed.map(plainLine).find((each) => each !== '');
  return text === undefined
    ? 'No email and no phone'
    : `“${text.slice(0, longestQuote)}” is no email or phone`;
}

/** First and last name; the last word of a whole name is the last name. Characters that names may not have are left out. */
function namesOf({ firstname, lastname, name }: FileRow): Pick<FileContact, 'firstname' | 'lastname'> {
  const clean = (text: string) => plainLine(withNameCharacters(text));
  const parts = { firstname: clean(firstname), lastname: clean(lastname) };
  if (parts.firstname !== '' || parts.lastname !== '') return parts;
  const words = clean(name).split(' ');
  if (words.length < 2) return { firstname: words.join(' '), lastname: '' };
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
}
