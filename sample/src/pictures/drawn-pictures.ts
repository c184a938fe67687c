import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Drawing, drawingOf } from './drawing.ts';
import { drawingThread } from './drawing-thread.ts';
import type { SamplePictures } from './sample-pictures.ts';
import { isFile, removeStaleDrafts } from './whole-file.ts';

/** Concurrent drawings: sharp rasterises one while the SVG of the next is written. */
const CONCURRENCY = 2;

/**
 * Sample pictures, each drawn when it is first requested, once for concurrent requests. Files stay in `folder`.
 * A separate thread draws, since the SVG of an exterior takes 40 to 110 ms and would delay other requests.
 */
export function drawnPictures(folder: string): SamplePictures {
  const thread = drawingThread(folder);
  const limit = pLimit(CONCURRENCY);
  const present = new Set<string>();
  const inWork = new Map<string, Promise<void>>();
  // A draft that cannot be removed does no harm.
  const tidied = removeStaleDrafts(folder).catch(() => undefined);
  let closing = false;

  const draw = async (drawing: Drawing): Promise<void> => {
    if (closing) throw new Error('The server is stopping and draws no more sample pictures.');
    await thread.draw(drawing);
  };
  const drawOnce = (drawing: Drawing): Promise<void> => {
    const work = inWork.get(drawing.key) ?? limit(draw, drawing).finally(() => inWork.delete(drawing.key));
    inWork.set(drawing.key, work);
    return work;
  };
  return {
    async ensure(file) {
      if (present.has(file)) return true;
      const drawing = drawingOf(file);
      if (!drawing) return false;
      if (!(await isFile(join(folder, file)))) await drawOnce(drawing);
      present.add(file);
      return true;
    },
    async close() {
      closing = true;
      await Promise.allSettled([tidied, ...inWork.values()]);
      await thread.end();
    },
  };
}
