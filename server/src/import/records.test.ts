import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileRecord } from './file-record.ts';
import { formatOf, readRecords } from './records.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-records-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function recordsOf(file: string): Promise<FileRecord[]> {
  const records: FileRecord[] = [];
  for await (const record of readRecords(file, formatOf(file) ?? 'csv')) records.push(record);
  return records;
}

async function reading(name: string, content: string): Promise<FileRecord[]> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return recordsOf(file);
}

const values = (records: readonly FileRecord[]) =>
  records.map(({ value }) => value && Object.values(value).join());

describe('a file that cannot be read', () => {
  it.each(['none.csv', 'none.json', 'none.ndjson', 'none.geojson'])(
    'throws when it is missing (%s)',
    async (name) => {
      await expect(recordsOf(path.join(folder, name))).rejects.toThrow('ENOENT');
    },
  );

  it.each(['folder.csv', 'folder.json', 'folder.ndjson'])('throws while it is read (%s)', async (name) => {
    await mkdir(path.join(folder, name));
    await expect(recordsOf(path.join(folder, name))).rejects.toThrow('EISDIR');
  });
});

describe('quotes in a CSV file', () => {
  it('fails the file where quotes never close, with the line where they open', async () => {
    const broken = reading('open.csv', 'a,b\n1,2\n"multi\nline",y\n3,"x\n4,5\n6,7\n8,9\n');
    await expect(broken).rejects.toThrow('line 5');
  });

  it('fails the file where quotes stay open for a megabyte', async () => {
    const rows = '4,5\n'.repeat(400_000);
    await expect(reading('long.csv', `a,b\n1,2\n3,"x\n${rows}`)).rejects.toThrow('line 3');
    await expect(reading('closed.csv', `a,b\n1,2\n3,"x\n${rows}6,"y"\n`)).rejects.toThrow('line 3');
  });

  it('rejects only the row with a quote in a wrong position, once', async () => {
    const records = await reading(
      'inches.csv',
      'a,b,c\n1,2,3\n4,5" pipe,6\n7,"He said "hi" there",9\n13, " 14 ", 15 \n16,17,18\n',
    );
    expect(values(records)).toEqual(['1,2,3', undefined, undefined, '13, 14 ,15 ', '16,17,18']);
    expect(records.filter(({ problem }) => problem).map(({ at }) => at)).toEqual(['line 3', 'line 4']);
  });

  it('reports quotes that run on into other rows with the lines they span', async () => {
    const records = await reading('merged.csv', 'a,b\n1,2\n3,"x\n4,5\n6,"y"\n8,9\n');
    expect(values(records)).toEqual(['1,2', undefined, '8,9']);
    expect(records[1]).toMatchObject({ at: 'lines 3 to 5' });
    expect(records[1]?.problem).toMatch(/quote/i);
  });
});

describe('rows of a CSV file', () => {
  it('reports rows that cannot be read in their place, with the fault', async () => {
    const records = await reading('short.csv', 'a,b\r\n1,2\r\n3\r\n\r\n4,5\r\n6,7,8\r\n');
    expect(records.map(({ at }) => at)).toEqual(['line 2', 'line 3', 'line 5', 'line 6']);
    expect(values(records)).toEqual(['1,2', undefined, '4,5', undefined]);
    expect(records[1]?.problem).toContain('got 1');
  });
});

describe('rows of a JSON file', () => {
  it('begin with the first line, byte order mark or not', async () => {
    expect(values(await reading('bom.ndjson', '\uFEFF{"a":1}\n{"a":2}\n'))).toEqual(['1', '2']);
    expect(values(await reading('bom.json', '\uFEFF[{"a":1},{"a":2}]'))).toEqual(['1', '2']);
    expect(values(await reading('bom2.json', '\uFEFF{"value":[{"a":1}]}'))).toEqual(['1']);
  });

  it('fails an object that has no list of rows', async () => {
    expect(await reading('empty.json', '{"value":[]}')).toEqual([]);
    for (const content of ['{"a":1}', '{"value":{"a":1}}', '{"x":{"value":[]}}', '"text"', '12', '']) {
      await expect(reading('other.json', content), content).rejects.toThrow(/"value" or "features"/);
    }
  });
});

describe('the characters of a file', () => {
  const latin1 = (name: string, content: string) => writeFile(path.join(folder, name), content, 'latin1');

  it.each([
    ['latin.csv', 'a,b\n1,2\n3,Caf\u00e9 Pe\u00f1a\n', 3],
    ['latin.ndjson', '{"a":1}\n{"a":"Caf\u00e9"}\n', 2],
    ['latin.json', '[\n{"a":1},\n{"a":"Caf\u00e9"}]', 3],
  ])('are refused where they are not UTF-8, and the line is named (%s)', async (name, content, line) => {
    await latin1(name, content);
    const reading = recordsOf(path.join(folder, name));
    await expect(reading).rejects.toThrow(`is not UTF-8 (line ${line}). Pass --encoding latin1`);
  });

  it('converts characters where the import names Latin-1', async () => {
    await latin1('said.csv', 'a,b\n3,Caf\u00e9 Pe\u00f1a\n');
    const records: FileRecord[] = [];
    for await (const record of readRecords(path.join(folder, 'said.csv'), 'csv', { encoding: 'latin1' }))
      records.push(record);
    expect(values(records)).toEqual(['3,Caf\u00e9 Pe\u00f1a']);
  });

  it('refuses characters in UTF-16', async () => {
    await writeFile(path.join(folder, 'wide.csv'), '\uFEFFa,b\n1,2\n', 'utf16le');
    await expect(recordsOf(path.join(folder, 'wide.csv'))).rejects.toThrow('is not UTF-8 (line 1)');
  });

  it('reads a character that lies across two reads of the file', async () => {
    const text = `${'x'.repeat(65_534)}\u20ac`;
    expect(values(await reading('across.ndjson', `{"a":"${text}"}\n`))).toEqual([text]);
  });
});

describe('rows that no listing has', () => {
  const nested = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

  it.each([
    ['nested.ndjson', `{"a":1}\n${nested}\n{"a":3}\n`],
    ['nested.json', `[{"a":1},${nested},{"a":3}]`],
  ])('are rejected where they are nested without end (%s)', async (name, content) => {
    const records = await reading(name, content);
    expect(values(records)).toEqual(['1', undefined, '3']);
    expect(records[1]?.problem).toBe('is nested deeper than 20 levels');
  });

  it('rejects rows with millions of characters', async () => {
    const records = await reading('long.ndjson', `{"a":1}\n{"a":"${'x'.repeat(4_000_000)}"}\n{"a":3}\r\n`);
    expect(values(records)).toEqual(['1', undefined, '3']);
    expect(records[1]).toMatchObject({ at: 'line 2', problem: 'has more than 4,000,000 characters' });
  });
});

describe('a line separator inside of a JSON string', () => {
  it('reads a line separator inside of a JSON string', async () => {
    const rows = ['one\u2028two', 'three\u2029four', 'five'].map((a) => JSON.stringify({ a }));
    const records = await reading('separators.ndjson', rows.join('\n'));
    expect(values(records)).toEqual(['one\u2028two', 'three\u2029four', 'five']);
    expect(records.map(({ at }) => at)).toEqual(['line 1', 'line 2', 'line 3']);
  });
});

describe('a number that JavaScript would round', () => {
  const rows = [
    '{"ListingKey": 20240101000000000001, "ListPrice": 400000, "Latitude": 30.25}',
    '{"ListingKey": 20240101000000000002, "ListPrice": -9007199254740993, "Latitude": 1e3}',
  ];
  it.each([
    ['keys.json', `[${rows.join(',')}]`],
    ['keys-odata.json', `{"value": [${rows.join(',')}]}`],
    ['keys.ndjson', rows.join('\n')],
  ])('stays text with all its digits (%s)', async (name, content) => {
    expect((await reading(name, content)).map(({ value }) => value)).toEqual([
      { ListingKey: '20240101000000000001', ListPrice: 400_000, Latitude: 30.25 },
      { ListingKey: '20240101000000000002', ListPrice: '-9007199254740993', Latitude: 1000 },
    ]);
  });
});

describe('a page of a longer answer', () => {
  const rows = '[{"a": 1, "next": "x", "links": {"next": "y"}}, {"a": 2}]';
  async function readComplete(content: string): Promise<number> {
    const file = path.join(folder, 'page.json');
    await writeFile(file, content);
    let count = 0;
    for await (const _ of readRecords(file, 'json', { isComplete: true })) count += 1;
    return count;
  }

  it.each([
    `{"@odata.count": 30, "@odata.nextLink": "https://api.example.com/odata/Property?$skip=20", "value": ${rows}}`,
    `{"value": ${rows}, "@odata.nextLink": "https://api.example.com/odata/Property?$skip=20"}`,
    `{"odata.nextLink": "x", "value": ${rows}}`,
    `{"value": ${rows}, "@odata.count": 3}`,
    `{"value": ${rows}, "paging": {"next": "x"}}`,
    `{"value": ${rows}, "hasMore": true}`,
  ])('is refused where it should be complete: %s', async (content) => {
    await expect(readComplete(content)).rejects.toThrow('The file is not complete');
  });

  it.each([
    `{"value": ${rows}}`,
    rows,
    `{"@odata.count": 2, "@odata.nextLink": null, "hasMore": false, "value": ${rows}}`,
  ])('is not the whole of it: %s', async (content) => {
    expect(await readComplete(content)).toBe(2);
  });
});
