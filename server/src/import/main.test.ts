import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-command-'));
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

const command = path.join(import.meta.dirname, 'main.ts');

/** The exit code and both outputs of the command. */
const importing = (...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: db.connectionString, HEARTH_DATA: folder };
    const node = ['--disable-warning=ExperimentalWarning', command, ...args];
    execFile(process.execPath, node, { env }, (error, out, complaints) =>
      resolve({ code: error?.code ?? 0, said: out + complaints }),
    );
  });

describe('the import command', () => {
  it('prints how many rows were accepted and rejected', async () => {
    const file = path.join(folder, 'some.csv');
    await writeFile(
      file,
      'ListingKey,PropertyType,MlsStatus,ListPrice\na,Land,Active,90000\nb,Land,Active,x\n',
    );
    const { code, said } = await importing(file, '--display', 'yes');
    expect(said).toContain('2 rows read, 1 listings stored (1 new, 0 changed, 0 unchanged), 1 rejected.');
    expect(said).toContain(path.join('imports', 'some.csv.rejected.ndjson'));
    expect(said).toContain('1 × ListPrice must be a number');
    expect(said).toContain('Listings of AUS are hidden after 12 hours without an update');
    expect(code).toBe(2);
  });

  it('names the outlines it did not replace, and the option that replaces them', async () => {
    const cities = async (name: string, east: number) => {
      const ring = [
        [-98, 30],
        [east, 30],
        [east, 31],
        [-98, 31],
        [-98, 30],
      ];
      const geometry = { type: 'Polygon', coordinates: [ring] };
      const features = [{ type: 'Feature', properties: { name: 'Kyle' }, geometry }];
      await writeFile(path.join(folder, name), JSON.stringify({ type: 'FeatureCollection', features }));
      return path.join(folder, name);
    };
    await importing(await cities('all_cities.geojson', -97));
    const part = await cities('hays_cities.geojson', -97.5);
    expect((await importing(part)).said).toContain(
      "Kyle: this file draws a part of what another file drew, so the outline stays as it was. With --replace it takes this file's.",
    );
    expect((await importing(part, '--replace')).said).not.toContain('Kyle');
  });

  it('prints the fault of a file in one line', async () => {
    const none = path.join(folder, 'none.csv');
    expect(await importing(none)).toEqual({
      code: 1,
      said: `\nThere is no file ${none}.\nNothing of the file was imported.\n`,
    });
  });

  it('reports stored rows even if the work after the import failed', async () => {
    const file = path.join(folder, 'unsettled.csv');
    const columns = 'ListingKey,PropertyType,MlsStatus,ListPrice,Latitude,Longitude';
    await writeFile(file, `${columns}\nc,Land,Active,90000,30,-97\n`);
    await db.pool.query('alter table boundary rename to boundary_away');
    const { code, said } = await importing(file, '--display', 'yes');
    await db.pool.query('alter table boundary_away rename to boundary');
    expect(said).toContain('1 listings stored (1 new');
    expect(said).toContain('Run the same import again');
    expect(said).not.toContain('Nothing of the file');
    expect(code).toBe(1);
  });
});
