import { parentPort } from 'node:worker_threads';
import type { Drawing } from './drawing.ts';
import { renderPortrait } from './portraits.ts';
import { renderScene } from './render.ts';

/** An order to the worker. */
export interface DrawingOrder {
  readonly drawing: Drawing;
  /** Absolute. */
  readonly folder: string;
}

/** The worker's response to an order, by the drawing's key. */
export interface DrawingReport {
  readonly key: string;
  /** Message of a failed drawing. */
  readonly failure?: string;
}

parentPort?.on('message', async ({ drawing, folder }: DrawingOrder) => {
  parentPort?.postMessage({ key: drawing.key, ...(await attempt(drawing, folder)) } satisfies DrawingReport);
});

async function attempt(drawing: Drawing, folder: string): Promise<Pick<DrawingReport, 'failure'>> {
  try {
    if (drawing.type === 'portrait') await renderPortrait(drawing.number, drawing.width, folder);
    else await renderScene(drawing.scene.kind, drawing.scene.seed, folder, drawing.sizes);
    return {};
  } catch (error) {
    return { failure: (error as Error).message };
  }
}
