import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PolygonType } from '@hearth/domain/search/tags/tag.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boundariesById, saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { anImportJob } from '../testing/an-import-job.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openRejects } from './rejects.ts';
import { runImport } from './run-import.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-outlines-'));
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => sql`delete from boundary`.execute(db.kysely));

/** A box of the city; the county's border is at -97.6. */
interface Box {
  readonly name?: string;
  readonly west: number;
  readonly east: number;
}
const whole: Box = { west: -98, east: -97.5 };
const inTravis: Box = { west: -98, east: -97.6 };
/** Ring with the precision of borders. */
const inBastrop: Box = { west: -97.6005, east: -97.5 };

const areaOf = ({ west, east }: Box) => aBox(west, 30, east, 30.5);
const feature = (box: Box) => ({
  type: 'Feature',
  properties: { name: box.name ?? 'Austin' },
  geometry: areaOf(box),
});

interface Options {
  readonly type?: PolygonType;
  readonly replace?: boolean;
}

async function importing(
  name: string,
  boxes: readonly Box[],
  { type = 'city', replace = false }: Options = {},
) {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features: boxes.map(feature) }));
  const rejects = await openRejects(folder, file);
  const job = anImportJob({ file, boundaryType: type, boundaryEdition: 'austin', replaceOutlines: replace });
  const result = await runImport(db.kysely, job, rejects, { progress() {}, waiting() {} });
  await rejects.close();
  const { kept, joined } = result.outlines;
  return { kept, joined };
}

const stored = async (id = 'city-austin') => {
  const [area] = await boundariesById(db.kysely, [id]);
  return { from: area!.source, west: area!.minLongitude, east: area!.maxLongitude };
};
const none = { kept: [], joined: [] };

describe('a file that draws a part of a city', () => {
  it('keeps the outline that another file drew in full, and reports it', async () => {
    expect(await importing('state.geojson', [whole])).toEqual(none);
    expect(await importing('travis.geojson', [inTravis])).toEqual({ kept: ['Austin'], joined: [] });
    expect(await stored()).toEqual({ from: 'state.geojson', west: -98, east: -97.5 });
  });

  it('gives way to a later file with all of it', async () => {
    await importing('travis.geojson', [inTravis]);
    expect(await importing('state.geojson', [whole])).toEqual(none);
    expect(await stored()).toEqual({ from: 'state.geojson', west: -98, east: -97.5 });
  });

  it('joins a city with its part in another file, in any order and however often', async () => {
    await importing('travis.geojson', [inTravis]);
    expect(await importing('bastrop.geojson', [inBastrop])).toEqual({ kept: [], joined: ['Austin'] });
    const both = { from: 'travis.geojson, bastrop.geojson', west: -98, east: -97.5 };
    expect(await stored()).toEqual(both);
    for (const [name, box] of [
      ['travis.geojson', inTravis],
      ['bastrop.geojson', inBastrop],
    ] as const) {
      expect(await importing(name, [box])).toEqual({ kept: ['Austin'], joined: [] });
      expect(await stored()).toEqual(both);
    }
  });

  it('replaces the whole outline when the option to replace is set', async () => {
    await importing('state.geojson', [whole]);
    expect(await importing('travis.geojson', [inTravis], { replace: true })).toEqual(none);
    expect(await stored()).toEqual({ from: 'travis.geojson', west: -98, east: -97.6 });
  });

  it('counts where the whole was but a sketch of the sample', async () => {
    await saveBoundaries(db.kysely, [aBoundary({ geometry: areaOf(whole) })]);
    expect(await importing('travis.geojson', [inTravis])).toEqual(none);
    expect(await stored()).toEqual({ from: 'travis.geojson', west: -98, east: -97.6 });
  });

  it('judges an outline when all its parts are in, in any order of the file', async () => {
    await importing('state.geojson', [whole]);
    const others = Array.from({ length: 600 }, (_, at) => ({ ...whole, name: `Town ${at}` }));
    const parts = [inTravis, ...others, { west: -97.6, east: -97.4 }];
    expect(await importing('counties.geojson', parts)).toEqual(none);
    expect(await stored()).toEqual({ from: 'counties.geojson', west: -98, east: -97.4 });
  });
});

describe('a file that draws a city again', () => {
  it('replaces its outline: the same file, a moved one, and one of the same extent', async () => {
    await importing('state.geojson', [whole]);
    await importing('state.geojson', [inTravis]);
    expect(await stored()).toEqual({ from: 'state.geojson', west: -98, east: -97.6 });
    expect(await importing('moved.geojson', [{ west: -97.9, east: -97.5 }])).toEqual(none);
    expect(await stored()).toMatchObject({ from: 'moved.geojson', west: -97.9 });
    expect(await importing('again.geojson', [{ west: -97.9, east: -97.5 }])).toEqual(none);
    expect(await stored()).toMatchObject({ from: 'again.geojson' });
  });
});

describe('a neighbourhood that two files draw', () => {
  it('takes the outline of the last file, because its limits are not official', async () => {
    await importing('one.geojson', [{ ...whole, name: 'Zilker' }], { type: 'subdivision' });
    const small = { ...inTravis, name: 'Zilker' };
    expect(await importing('two.geojson', [small], { type: 'subdivision' })).toEqual(none);
    expect(await stored('subdivision-austin-zilker')).toMatchObject({ from: 'two.geojson', east: -97.6 });
  });
});
