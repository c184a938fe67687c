import type { ImportReport } from '@hearth/domain/contract/contact-files.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../../agents/agents.queries.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { collectionsApp } from '../../testing/collections-app.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { errorOf } from '../../testing/inquiry-desk.ts';
import type { Asker } from '../../testing/test-app.ts';
import { waitingStatements } from '../../testing/waiting-statements.ts';
import { csvRows } from './csv-rows.ts';
import { fileContact, isBroken } from './file-contact.ts';
import { fileText } from './file-text.ts';
import { vcardRows } from './vcard-rows.ts';

const app = collectionsApp();
const kysely = () => app.server.db.kysely;
beforeEach(() => emptyTables(kysely(), 'contact', 'agent'));

async function ada(): Promise<Asker> {
  await saveAgents(kysely(), [anAgent()]);
  return (await app.signedIn({ username: 'ada.reyes', role: 'Agent' })).asker;
}

const send = (asker: Asker, payload: string | Buffer, type = 'text/csv') =>
  asker.inject({
    method: 'POST',
    url: '/api/agent/users/import',
    payload,
    headers: { 'content-type': type },
  });
async function imported(asker: Asker, payload: string | Buffer, type?: string): Promise<ImportReport> {
  const answer = await send(asker, payload, type);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ImportReport>();
}
const figures = ({ made, matched, merged, refused }: ImportReport) => [made, matched, merged, refused];
const stored = () =>
  kysely()
    .selectFrom('contact')
    .select(['firstname', 'lastname', 'email', 'phone', 'also', 'notes', 'leadSource'])
    .orderBy('id')
    .execute();
const file = (asker: Asker, format: string) =>
  asker.inject({ url: `/api/agent/users/file?format=${format}` }).then(({ rawPayload }) => rawPayload);

describe('the rows of a file', () => {
  it('reads rows by the headings that Google, Outlook and people write', () => {
    const read = (text: string) =>
      (csvRows(text) ?? []).map((row) => (isBroken(row) ? row : fileContact(row)));
    const kim = { firstname: 'Kim', lastname: 'Lee', email: 'kim@visitor.example', phone: '+15125550199' };
    for (const text of [
      'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value\nKim,Lee,KIM@visitor.example,(512) 555-0199',
      '\ufeffName;Email;Mobile\r\nKim Lee;kim@visitor.example;512-555-0199\r\n',
      'Given Name\tFamily Name\tE-mail Address\tMobile Phone\nKim\tLee\tkim@visitor.example\t+1 512 555 0199',
    ])
      expect(read(text), text).toMatchObject([{ ...kim, line: 2 }]);
    expect(
      read('Email,Notes\n"a@visitor.example ::: b@visitor.example","two\nlines"\nc@visitor.example,'),
    ).toMatchObject([
      { line: 2, email: 'a@visitor.example', also: ['b@visitor.example'], notes: 'two\nlines' },
      { line: 4, email: 'c@visitor.example' },
    ]);
    expect(csvRows('Title,City\nMs,Austin')).toBeNull();
  });

  it('reads files of older spreadsheets and of other encodings', () => {
    expect(fileText(Buffer.from('G\xf3mez', 'latin1'))).toBe('Gómez');
    expect(fileText(Buffer.from('\ufeffGómez', 'utf16le'))).toBe('Gómez');
  });

  it('reads cards one by one, so that a broken one loses no other', () => {
    const card = (lines: string) => `BEGIN:VCARD\r\n${lines}\r\nEND:VCARD\r\n`;
    const text = [
      card(
        'VERSION:3.0\r\nN:Gómez;Ana;;;\r\nFN:Ana Gómez\r\nEMAIL;TYPE=HOME:ana@visitor.example\r\nTEL;TYPE=CELL:512-555-0100',
      ),
      card('VERSION:2.1\r\nN:Old;Card'),
      card('VERSION:4.0\r\nnonsense'),
      'BEGIN:VCARD\r\nVERSION:4.0\r\n',
      card('VERSION:4.0\r\nFN:Bo Li\r\nTEL;VALUE=uri:tel:+15125550101\r\nNOTE:Likes\\, trees\\nand dogs'),
    ].join('');
    const rows = vcardRows(text).map((row) => (isBroken(row) ? row : fileContact(row)));
    expect(rows).toMatchObject([
      { line: 1, firstname: 'Ana', lastname: 'Gómez', email: 'ana@visitor.example', phone: '+15125550100' },
      { line: 8, reason: expect.stringContaining('2.1') },
      { line: 12, reason: 'This card is not a valid vCard' },
      { line: 16, reason: 'This card has no end' },
      { line: 18, firstname: 'Bo', lastname: 'Li', phone: '+15125550101', notes: 'Likes, trees\nand dogs' },
    ]);
  });
});

describe('the import of a file', () => {
  const rows = [
    'Name,Email,Phone,Notes,Source',
    'Kim Lee,kim@visitor.example,5125550199,Cats,Zillow',
    'Kim Lee,kim@visitor.example,,Dogs,',
    ',,5125550142,,',
    'Nobody,,,,',
    'Typo,kim at visitor,12,,',
    'Kim Lee,KIM@visitor.example,(512) 555-0199,,',
    'Jo,jo@visitor.example,5125550142,,',
  ].join('\n');

  it('accounts for every row, and changes nothing the second time', async () => {
    const asker = await ada();
    const report = await imported(asker, rows);
    expect(report.rows.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [2, 'made', null],
      [3, 'merged', null],
      [4, 'made', null],
      [5, 'refused', 'No email and no phone'],
      [6, 'refused', '“kim at visitor” is no email or phone'],
      [7, 'matched', null],
      [8, 'merged', null],
    ]);
    expect(figures(report)).toEqual([2, 1, 2, 2]);
    const after = await stored();
    expect(after).toMatchObject([
      { email: 'kim@visitor.example', phone: '+15125550199', notes: 'Cats\n\nDogs', leadSource: 'Zillow' },
      { firstname: 'Jo', email: 'jo@visitor.example', phone: '+15125550142' },
    ]);
    expect(figures(await imported(asker, rows))).toEqual([0, 5, 0, 2]);
    expect(await stored()).toEqual(after);
  });

  it('completes contacts that are there, and replaces nothing', async () => {
    const asker = await ada();
    await imported(asker, 'First name,Email,Phone\nKim,kim@visitor.example,5125550199');
    const report = await imported(asker, 'Name,Email,Phone\nKimberly Lee,kim@visitor.example,5125550100');
    expect(figures(report)).toEqual([0, 0, 1, 0]);
    expect(await stored()).toMatchObject([
      { firstname: 'Kim', lastname: 'Lee', phone: '+15125550199', also: ['+15125550100'] },
    ]);
  });

  it('refuses a file without contacts, and one that is none', async () => {
    const asker = await ada();
    for (const text of ['', 'Email\n', 'Title\nMs'])
      expect(errorOf(await send(asker, text))).toMatchObject({
        status: 400,
        validationErrors: [{ name: 'file' }],
      });
    expect((await send(asker, '{}', 'application/json')).statusCode).toBe(415);
    const { asker: client } = await app.signedIn();
    expect((await send(client, rows)).statusCode).toBe(403);
  });

  it.each(['csv', 'vcard'])('matches every contact of an exported %s file', async (format) => {
    const asker = await ada();
    await imported(
      asker,
      `${rows}\n"=cmd",eve@visitor.example,,"=1+1\n+2",@x\n,,"+44 20 7946 0018; 5125550188",,`,
    );
    const before = await stored();
    const exported = await file(asker, format);
    if (format === 'csv') expect(exported.toString()).toContain(`"'=1+1\n+2"`);
    const report = await imported(asker, exported, `text/${format}`);
    expect(figures(report)).toEqual([0, before.length, 0, 0]);
    expect(await stored()).toEqual(before);
  });

  it('takes 10,000 rows at a time', async () => {
    const asker = await ada();
    const many = Array.from(
      { length: 10_000 },
      (_, at) =>
        `Kim${String.fromCharCode(97 + (at % 26))},k${at}@visitor.example,+1512${String(5_550_000 + at)}`,
    );
    const text = ['First name,Email,Phone', ...many].join('\n');
    expect(figures(await imported(asker, text))).toEqual([10_000, 0, 0, 0]);
    expect(figures(await imported(asker, text))).toEqual([0, 10_000, 0, 0]);
  });
});

it('keeps what a teammate changed in a contact while a file was imported', async () => {
  const asker = await ada();
  await imported(asker, 'Email,First name\nkim@visitor.example,Kim\n');
  const importing = await kysely()
    .transaction()
    .execute(async (teammate) => {
      await teammate.updateTable('contact').set({ notes: 'Prefers calls' }).execute();
      const started = imported(asker, 'Email,Phone\nkim@visitor.example,5125550123\n');
      await expect.poll(() => waitingStatements(app.server.db)).toBe(1);
      return { started };
    });
  expect(figures(await importing.started)).toEqual([0, 0, 1, 0]);
  expect(await stored()).toMatchObject([{ notes: 'Prefers calls', phone: '+15125550123' }]);
});
