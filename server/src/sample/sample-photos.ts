import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../config.ts';
import type { Dependencies, Resource } from '../http/resource.ts';
import { foldersOf } from '../static/files.ts';
import { readSampleLoads } from './load.queries.ts';
import { ensureScene, renderSceneLibrary } from './pictures/library.ts';
import { ensurePortrait } from './pictures/portraits.ts';

/** The last part of '/photos/house-07-640.webp?…'. */
const PHOTO = /^\/photos\/([a-z]+-\d+-\d+\.\w+)(?:\?|$)/;

/**
 * Pictures of sample listings and agents that are not drawn yet: each when it is first asked for, and those of listings one
 * after the other once the server listens, where there are samples.
 */
export const samplePhotos: Resource = (app, { db, config }) => {
  const folder = foldersOf(projectRoot, config.dataFolder).photos;
  drawWhenAsked(app, folder);
  drawTheRest(app, db, folder);
};

function drawWhenAsked(app: FastifyInstance, folder: string): void {
  const drawn = new Set<string>();
  app.addHook('onRequest', async (request) => {
    const file = PHOTO.exec(request.url)?.[1];
    if (file === undefined || drawn.has(file)) return;
    if ((await ensureScene(file, folder)) || (await ensurePortrait(file, folder))) drawn.add(file);
  });
}

function drawTheRest(app: FastifyInstance, db: Dependencies['db'], folder: string): void {
  const stop = new AbortController();
  let drawing: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    const loads = await readSampleLoads(db.kysely);
    if (loads.length === 0) return;
    drawing = renderSceneLibrary({ folder, concurrency: 1, signal: stop.signal }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'sample pictures'),
    );
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await drawing;
  });
}
