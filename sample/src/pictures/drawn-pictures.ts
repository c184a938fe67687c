import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Drawing, drawingOf } from './drawing.ts';
import { drawingThread } from './drawing-thread.ts';
import type { SamplePictures } from './sample-pictures.ts';
import { isFile, removeStaleDrafts } from './whole-file.ts';

/** Pictures in work at once: one is rasterised by sharp while the next one's SVG is written. */
const CONCURRENCY = 2;

/**
 * Sample pictures, each drawn when it is first asked for, once for requests at the same time. What is drawn stays in `folder`.
 * A thread of its own does the work, since the SVG of an exterior takes 40 to 110 ms and other requests should not wait for it.
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
    if (closing) throw new Error('The server stops: no more sample pictures are drawn.');
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
