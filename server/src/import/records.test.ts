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
  it('that never close break the file, and the line where they open is named', async () => {
    const broken = reading('open.csv', 'a,b\n1,2\n"multi\nline",y\n3,"x\n4,5\n6,7\n8,9\n');
    await expect(broken).rejects.toThrow('line 5');
  });

  it('that stay open for a megabyte break the file as well', async () => {
    const rows = '4,5\n'.repeat(400_000);
    await expect(reading('long.csv', `a,b\n1,2\n3,"x\n${rows}`)).rejects.toThrow('line 3');
    await expect(reading('closed.csv', `a,b\n1,2\n3,"x\n${rows}6,"y"\n`)).rejects.toThrow('line 3');
  });

  it('in the wrong place cost their own row alone, once', async () => {
    const records = await reading(
      'inches.csv',
      'a,b,c\n1,2,3\n4,5" pipe,6\n7,"He said "hi" there",9\n13, " 14 ", 15 \n16,17,18\n',
    );
    expect(values(records)).toEqual(['1,2,3', undefined, undefined, '13, 14 ,15 ', '16,17,18']);
    expect(records.filter(({ problem }) => problem).map(({ place }) => place)).toEqual(['line 3', 'line 4']);
  });

  it('that run on into other rows are reported with the lines they span', async () => {
    const records = await reading('merged.csv', 'a,b\n1,2\n3,"x\n4,5\n6,"y"\n8,9\n');
    expect(values(records)).toEqual(['1,2', undefined, '8,9']);
    expect(records[1]).toMatchObject({ place: 'lines 3 to 5' });
    expect(records[1]?.problem).toMatch(/quote/i);
  });
});

describe('rows of a CSV file', () => {
  it('that cannot be read are reported in their place, with the fault', async () => {
    const records = await reading('short.csv', 'a,b\r\n1,2\r\n3\r\n\r\n4,5\r\n6,7,8\r\n');
    expect(records.map(({ place }) => place)).toEqual(['line 2', 'line 3', 'line 5', 'line 6']);
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

  it('are missing from an object that has no list of them', async () => {
    expect(await reading('empty.json', '{"value":[]}')).toEqual([]);
    for (const content of ['{"a":1}', '{"value":{"a":1}}', '{"x":{"value":[]}}', '"text"', '12', '']) {
      await expect(reading('other.json', content), content).rejects.toThrow(/"value" or "features"/);
    }
  });
});
