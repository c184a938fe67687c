import { Worker } from 'node:worker_threads';
import type { Drawing } from './drawing.ts';
import type { DrawingOrder, DrawingReport } from './drawing-worker.ts';

/** A thread that draws pictures into a folder. */
export interface DrawingThread {
  /** Resolves once the files are written; one drawing of a key at a time. */
  draw(drawing: Drawing): Promise<void>;
  end(): Promise<void>;
}

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/** The thread starts with the first drawing, and again with the next one after a crash. */
export function drawingThread(folder: string): DrawingThread {
  const waiting = new Map<string, Waiting>();
  let worker: Worker | undefined;

  const settle = ({ key, failure }: DrawingReport): void => {
    const drawing = waiting.get(key);
    waiting.delete(key);
    if (failure === undefined) drawing?.resolve();
    else drawing?.reject(new Error(failure));
  };
  const crash = (error: Error): void => {
    worker = undefined;
    for (const drawing of waiting.values()) drawing.reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./drawing-worker.ts', import.meta.url));
    // The thread must not prevent the process from exiting.
    started.unref();
    return started.on('message', settle).on('error', crash);
  };
  return {
    draw: (drawing) =>
      new Promise((resolve, reject) => {
        waiting.set(drawing.key, { resolve, reject });
        worker ??= start();
        worker.postMessage({ drawing, folder } satisfies DrawingOrder);
      }),
    async end() {
      await worker?.terminate();
    },
  };
}
