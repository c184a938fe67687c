import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderSceneLibrary, sceneLibrary } from './library.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-library-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('stops when told to, goes on where it stopped and then draws nothing again', async () => {
  const stop = new AbortController();
  const only = sceneLibrary.filter(({ kind }) => kind === 'bath').slice(0, 3);
  const first = await renderSceneLibrary({
    folder,
    extent: 'cards',
    scenes: only,
    concurrency: 1,
    log: () => stop.abort(),
    signal: stop.signal,
  });
  expect(first.rendered).toBe(1);
  const progress: string[] = [];
  const second = await renderSceneLibrary({
    folder,
    extent: 'cards',
    scenes: only,
    log: ({ done, total }) => progress.push(`${done}/${total}`),
  });
  expect(second.rendered).toBe(2);
  expect(progress).toEqual(['1/2', '2/2']);
  expect(await renderSceneLibrary({ folder, extent: 'cards', scenes: only })).toEqual({ rendered: 0 });
  expect(await readdir(folder)).toHaveLength(6);
});

it('clears away drafts of a process that was cut off, but not those of one still at work', async () => {
  const [old, fresh] = ['bath-01-320.webp.1.abc.part', 'bath-02-320.webp.2.def.part'];
  for (const name of [old, fresh]) await writeFile(join(folder, name), 'half');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(folder, old), anHourAgo, anHourAgo);
  await renderSceneLibrary({ folder, scenes: [] });
  expect(await readdir(folder)).toEqual([fresh]);
});
