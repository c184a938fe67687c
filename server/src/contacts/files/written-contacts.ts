import { contactName } from '@hearth/domain/people/contact-rules.ts';
import ICAL from 'ical.js';
import { spreadsheetCsv } from '../../text/spreadsheet-csv.ts';
import type { StoredContact } from './contact-files.queries.ts';

const columns = [
  ...[
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Other emails and phones',
    'Lead source',
    'Notes',
    'Added',
  ],
];

/** Contacts as CSV for spreadsheets. */
export const asCsv = (contacts: readonly StoredContact[]): string =>
  spreadsheetCsv(
    columns,
    contacts.map((contact) => [
      ...[contact.firstname, contact.lastname, contact.email, contact.phone, contact.also.join('; ')],
      ...[contact.leadSource, contact.notes, contact.createdAt.toISOString().slice(0, 10)],
    ]),
  );

/** Contacts as cards of version 4. */
export const asVcards = (contacts: readonly StoredContact[]): string =>
  contacts.map((contact) => `${cardOf(contact)}\r\n`).join('');

function cardOf(contact: StoredContact): string {
  const { firstname, lastname, email, phone, also, leadSource, notes } = contact;
  const isAddress = (text: string) => text.includes('@');
  const emails = [email ?? '', ...also.filter(isAddress)];
  const phones = [phone ?? '', ...also.filter((text) => !isAddress(text))];
  const card = new ICAL.Component('vcard');
  const add = (name: string, value: string | string[]) => {
    if (value.length > 0) card.addPropertyWithValue(name, value as string);
  };
  add('version', '4.0');
  add('fn', contactName(contact));
  const name = new ICAL.Property('n', card);
  name.setValue([lastname, firstname, '', '', ''] as unknown as string);
  card.addProperty(name);
  for (const each of emails) add('email', each);
  for (const each of phones) add('tel', each);
  add('x-lead-source', leadSource ?? '');
  add('note', notes);
  return card.toString();
}
