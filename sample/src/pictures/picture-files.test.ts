import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSize, pictures } from './library.ts';
import { picturesFolder } from './pictures-folder.ts';
import { clips, portraitsWith } from './portraits.ts';

const filesIn = (folder: string): string[] => readdirSync(join(picturesFolder, folder)).sort();

const folders = [
  ['homes', pictures.map(({ name }) => `${name}.webp`), pictureSize],
  ['portraits', [...portraitsWith('long'), ...portraitsWith('short')], { width: 320, height: 320 }],
  ['heads', ['austin.webp', 'san-antonio.webp'], { width: 2400, height: 1000 }],
  [
    'areas',
    [
      ...['bungalows.webp', 'downtown.webp', 'hill-country.webp', 'lakeside.webp'],
      ...['ranch.webp', 'river-walk.webp', 'suburb.webp', 'university.webp'],
    ],
    { width: 1200, height: 800 },
  ],
] as const;

describe.each(folders)('the pictures in %s', (folder, names, size) => {
  it('holds the files that the code names, and no others', () => {
    expect(filesIn(folder)).toEqual([...names].sort());
  });

  it('decode to pictures of their size with detail', async () => {
    for (const name of filesIn(folder)) {
      const picture = sharp(join(picturesFolder, folder, name));
      expect(await picture.metadata(), name).toMatchObject({ format: 'webp', ...size });
      expect((await picture.stats()).entropy, name).toBeGreaterThan(4);
    }
  });
});

it('takes at most 2.4 MB for all pictures', () => {
  const bytes = folders.flatMap(([folder]) =>
    filesIn(folder).map((name) => statSync(join(picturesFolder, folder, name)).size),
  );
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(2_400_000);
});

it('holds the clips that the code names, each a WebM file of at most 200 kB', () => {
  expect(filesIn('clips')).toEqual(clips.map((number) => `clip-${number}.webm`));
  for (const name of filesIn('clips')) {
    const bytes = readFileSync(join(picturesFolder, 'clips', name));
    expect([bytes.subarray(0, 4).toString('hex'), bytes.includes('webm')], name).toEqual(['1a45dfa3', true]);
    expect(bytes.length, name).toBeLessThan(200_000);
  }
});
